import { describe, expect, it } from '@jest/globals';
import { imageTypeOf, isPolyglot } from './image-type.js';
import { sharp } from './sharp.js';

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5563' } });

describe('kind of a picture', () => {
  it('is told by content', async () => {
    expect(imageTypeOf(await picture().jpeg().toBuffer())).toBe('jpeg');
    expect(imageTypeOf(await picture().png().toBuffer())).toBe('png');
    expect(imageTypeOf(await picture().webp().toBuffer())).toBe('webp');
    expect(imageTypeOf(await picture().avif({ effort: 0 }).toBuffer())).toBe('avif');
  });

  it('is none for everything else', () => {
    const box = (brand: string, more = '') =>
      Buffer.from(`\0\0\0\x1cftyp${brand}\0\0\0\0${more}`.padEnd(28, '\0'), 'latin1');
    const others = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000padding padding'),
      Buffer.from('II*\0padding padding padding', 'latin1'),
      Buffer.from('%PDF-1.7 padding padding padding'),
      Buffer.from('BMpadding padding padding padding'),
      Buffer.from('RIFF\0\0\0\0WAVEfmt padding', 'latin1'),
      box('heic', 'mif1heic'),
      box('mif1', 'mif1heic'),
      box('avis', 'avifmif1'),
      box('isom'),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.alloc(0),
    ];
    for (const bytes of others)
      expect([bytes.toString('latin1', 0, 16), imageTypeOf(bytes)]).toEqual([expect.any(String), null]);
  });

  it('is not single for a picture with a document, a script or an archive in it', async () => {
    const clean = await picture().jpeg().toBuffer();
    expect(isPolyglot(clean)).toBe(false);
    for (const word of ['%PDF-1.4', '<script>', '<?php', '<SVG onload=', '<!DOCTYPE html>', '#!/bin/sh']) {
      const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(word.length + 2)}${word}`, 'latin1');
      expect([word, isPolyglot(Buffer.concat([clean.subarray(0, 2), comment, clean.subarray(2)]))]).toEqual([
        word,
        true,
      ]);
    }
    const end = Buffer.from(`PK\u0005\u0006${'\0'.repeat(16)}\u0003\0abc`, 'latin1');
    expect(isPolyglot(Buffer.concat([clean, end]))).toBe(true);
    expect(isPolyglot(Buffer.concat([clean, end, Buffer.from('more')]))).toBe(false);
  });
});
