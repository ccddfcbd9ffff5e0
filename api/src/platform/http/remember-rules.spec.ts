import { describe, expect, it } from '@jest/globals';
import { IsInt, IsString, MaxLength, getMetadataStorage, validate } from 'class-validator';
import { rememberRules } from './remember-rules.js';

class Boat {
  @IsString()
  @MaxLength(5)
  name!: unknown;
}

class Ferry extends Boat {
  @IsInt()
  seats!: unknown;
}

const rulesOf = (target: typeof Boat) => getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
const faults = async (boat: Boat) => (await validate(boat)).map(({ property }) => property).toSorted();

describe('rules of a class', () => {
  rememberRules();

  it('are looked up once, and stay what the library found', () => {
    const first = rulesOf(Ferry);
    expect(first.map(({ propertyName }) => propertyName).toSorted()).toEqual(['name', 'name', 'seats']);
    expect(rulesOf(Ferry)).toBe(first);
    expect(rulesOf(Boat)).toHaveLength(2);
    // Asking again for the same changes nothing.
    rememberRules();
    expect(rulesOf(Ferry)).toBe(first);
  });

  it('hold for a class and for what it inherits, time after time', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await faults(Object.assign(new Boat(), { name: 'dhoni' }))).toEqual([]);
      expect(await faults(Object.assign(new Ferry(), { name: 'speedboat', seats: 'many' }))).toEqual(['name', 'seats']);
    }
  });
});
