import { describe, expect, it } from '@jest/globals';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { MaybeNull } from './maybe.js';
import { checkedMembers } from './checked-members.js';

class LampDto {
  @IsBoolean()
  lit: boolean;
}

class JettyDto extends LampDto {
  @MaybeNull()
  @IsString()
  name?: string | null;

  @IsString()
  @MaxLength(300)
  summary: string;
}

describe('checked members of a class', () => {
  it('are known by their rules alone, in their order: the served API describes nothing', () => {
    expect([...checkedMembers(JettyDto)].slice(0, 2)).toEqual(['name', 'summary']);
  });

  it('are those of its bases too', () => {
    expect(checkedMembers(JettyDto).has('lit')).toBe(true);
    expect([...checkedMembers(LampDto)]).toEqual(['lit']);
  });
});
