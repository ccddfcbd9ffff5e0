import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { exportsOf, offerFaults, sharedOffer } from './shared-offer.mjs';

const at = (version, ...offers) => ({ '@atoll/i18n': { version, offers } });
const before = at('1.3.0', 'common:actions.close', 'instance#i18n');

describe('what is shared with remotes', () => {
  it('asks for a major where a text or a name is lost, whatever it gains', () => {
    const lost = (version) => offerFaults(before, at(version, 'common:actions.shut', 'instance#i18n'));
    const said = ['@atoll/i18n lost common:actions.close: raise its version from 1.3.0 to 2.0.0.'];
    for (const version of ['1.3.0', '1.3.1', '1.4.0']) expect([version, lost(version)]).toEqual([version, said]);
    expect(lost('2.0.0')).toEqual([]);
  });

  it('asks for a minor where it gains one', () => {
    const gained = (version) => offerFaults(before, at(version, ...before['@atoll/i18n'].offers, 'instance#hasTexts'));
    const said = ['@atoll/i18n gained instance#hasTexts: raise its version to 1.4.0.'];
    for (const version of ['1.3.0', '1.3.1']) expect([version, gained(version)]).toEqual([version, said]);
    for (const version of ['1.4.0', '2.0.0']) expect([version, gained(version)]).toEqual([version, []]);
  });

  it('asks for nothing where it stays, or is new', () => {
    expect(offerFaults(before, before)).toEqual([]);
    expect(offerFaults({}, before)).toEqual([]);
  });

  it('is every value that the modules export, and every common text', () => {
    const { version: _, offers } = sharedOffer(path.resolve(import.meta.dirname, '../..'))['@atoll/i18n'];
    expect(offers).toEqual(expect.arrayContaining(['common:actions.close', 'instance#i18n', 'instance#setLanguage']));
    const code = `
      export const a = 1, b = 2; export function c() {} export class D {}
      export type E = string; export interface F {} export { g, type H, i as j } from './x.ts'; export type { K } from './x.ts';`;
    expect(exportsOf(code)).toEqual(['a', 'b', 'c', 'D', 'g', 'j']);
  });
});
