import { describe, expect, it } from '@jest/globals';
import { blurhash } from './blurhash.js';

const raw = (colour: (x: number, y: number) => [number, number, number]) => ({
  width: 16,
  height: 12,
  data: Uint8Array.from(Array.from({ length: 16 * 12 }, (_, at) => colour(at % 16, Math.floor(at / 16))).flat()),
});

describe('blurred likeness', () => {
  it('is the one that the reference implementation gives', () => {
    expect(blurhash(raw(() => [0x0b, 0x55, 0x63]))).toBe('L21O,;lUfQlUp{f+fQf+fQfQfQfQ');
    expect(blurhash(raw((x) => (x < 8 ? [255, 255, 255] : [0, 0, 0])))).toBe('L~Lqe9~q%MIUxut7j[ayfQfQfQfQ');
    expect(blurhash(raw((x, y) => [255 - x * 16, 255 - y * 20, 90]))).toBe('L{IFFG}D,YxYubs-o1kAgvfjfQfj');
  });
});
