import { describe, expect, it } from '@jest/globals';
import { readAddress } from '@atoll/api-client/base';
import '@atoll/api-client/endpoints/packages.gen';
import '@atoll/api-client/endpoints/resorts.gen';
import { PACKAGE_FILTER_CASES, RESORT_FILTER_CASES, type RuleCase } from '@atoll/contract/testing/rule-cases';
import {
  RESORT_FILTER_NAMES,
  readResortFilters,
  resortListArg,
  writeResortFilters,
} from '../resort-list/resort-filters';
import { inBand, listArg, readFilters, writeFilters } from './package-filters';

const address = (member: string, value: unknown) =>
  new URLSearchParams([value].flat().map((item) => [member, String(item)]));
const named = (cases: readonly RuleCase[]) => cases.map((row, index) => [`${row.member}, ${index + 1}`, row] as const);

/** What is asked for an address, without the language and without what a list is anyway. */
const askedOf = (endpoint: string) => (arg: object) =>
  readAddress(endpoint, { ...arg, lang: undefined }).split('?')[1] ?? '';
const asked = askedOf('listPackages');
const askedOfResorts = askedOf('listResorts');
const usual = (member: string, value: unknown) => member === 'page' && value === 1;

describe.each(named(PACKAGE_FILTER_CASES))('the address of packages: %s', (_, { member, passes, refused }) => {
  it('keeps what the API takes, in address, page and call', () => {
    for (const value of passes) {
      const said = address(member, value);
      const kept = usual(member, value) ? '' : String(said);
      expect(String(writeFilters(readFilters(said)))).toBe(kept);
      expect(asked(listArg(readFilters(said), 'en'))).toBe(kept);
    }
  });

  it('asks for nothing that the API refuses, and says what it asks for', () => {
    for (const value of refused) {
      const said = address(member, value);
      const plain = String(writeFilters(readFilters(said)));
      expect(plain).not.toBe(String(said));
      expect(asked(listArg(readFilters(said), 'en'))).toBe(plain);
      // What is left is taken as it is: a second reading changes nothing.
      expect(String(writeFilters(readFilters(new URLSearchParams(plain))))).toBe(plain);
    }
  });
});

/** Filters of resorts that their list offers. */
const OFFERED = named(
  RESORT_FILTER_CASES.filter(({ member }) => (RESORT_FILTER_NAMES as readonly string[]).includes(member)),
);

describe.each(OFFERED)('the query of resorts: %s', (_, { member, passes, refused }) => {
  it('keeps what the API takes and nothing else', () => {
    const read = (value: unknown) => askedOfResorts(resortListArg(readResortFilters(address(member, value)), 'en'));
    for (const value of passes) expect(read(value)).toBe(usual(member, value) ? '' : String(address(member, value)));
    for (const value of refused) expect(read(value)).not.toBe(String(address(member, value)));
  });
});

describe('a band of days', () => {
  it.each([
    ['1-4', 3],
    ['5-7', 7],
    ['8-10', 0],
    ['11-', 16],
  ])('%s counts its first and last day', (band, n) => {
    expect(inBand(band, { 1: 1, 4: 2, 5: 3, 7: 4, 11: 7, 30: 9 })).toBe(n);
  });
});

describe('the address of resorts', () => {
  it.each(['page=1', 'page=2', 'page=99999', 'page=100000', 'page=100001', 'page=0', 'page=1.4', 'destination=a--b'])(
    'asks for what it says: %s',
    (search) => {
      const filters = readResortFilters(new URLSearchParams(search));
      expect(askedOfResorts(resortListArg(filters, 'en'))).toBe(String(writeResortFilters(filters)));
    },
  );
});
