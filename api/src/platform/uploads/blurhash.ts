/** A small picture in raw RGB. */
export interface RawPicture {
  width: number;
  height: number;
  /** Three bytes for each pixel. */
  data: Uint8Array;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

const base83 = (value: number, length: number): string =>
  Array.from({ length }, (_, place) => DIGITS[Math.floor(value / 83 ** (length - 1 - place)) % 83]).join('');

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const value = Math.min(Math.max(linear, 0), 1);
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.trunc(curved * 255 + 0.5);
}

type Colour = [red: number, green: number, blue: number];

/** Share of one cosine wave in the picture. */
function component({ width, height, data }: RawPicture, x: number, y: number): Colour {
  const sum: Colour = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    const vertical = Math.cos((Math.PI * y * row) / height);
    for (let column = 0; column < width; column++) {
      const wave = vertical * Math.cos((Math.PI * x * column) / width);
      const at = (row * width + column) * 3;
      for (const channel of [0, 1, 2] as const) sum[channel] += wave * toLinear(data[at + channel] ?? 0);
    }
  }
  const scale = (x === 0 && y === 0 ? 1 : 2) / (width * height);
  return sum.map((value) => value * scale) as Colour;
}

const signedRoot = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));

/**
 * A picture's blurred likeness in 28 characters (https://github.com/woltapp/blurhash/blob/master/Algorithm.md), with 4 × 3 waves.
 * Its time grows with the pixels: hand it a thumbnail.
 */
export function blurhash(picture: RawPicture): string {
  const [across, down] = [4, 3];
  const colours: Colour[] = [];
  for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) colours.push(component(picture, x, y));
  const [mean = [0, 0, 0], ...waves] = colours;
  const strongest = Math.max(...waves.flat().map(Math.abs));
  const quantised = Math.max(0, Math.min(82, Math.floor(strongest * 166 - 0.5)));
  const scale = (quantised + 1) / 166;
  const digit = (value: number) => Math.max(0, Math.min(18, Math.floor(signedRoot(value / scale) * 9 + 9.5)));
  const [red, green, blue] = mean.map(toByte) as Colour;
  return [
    base83(across - 1 + (down - 1) * 9, 1),
    base83(quantised, 1),
    base83((red << 16) + (green << 8) + blue, 4),
    ...waves.map(([r, g, b]) => base83(digit(r) * 19 * 19 + digit(g) * 19 + digit(b), 2)),
  ].join('');
}
