import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Random } from './random.js';

/** A part of a form. */
export interface Part {
  name: string;
  /** Text, or a file. */
  value: string | { filename: string; type: string; bytes: Buffer };
}

const BOUNDARY = '----atoll-fuzz-boundary';

/** A form as it goes over the wire. */
export function multipart(parts: readonly Part[]): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name, value }) => {
    const file = typeof value === 'string' ? '' : `; filename="${value.filename}"`;
    const type = typeof value === 'string' ? '' : `content-type: ${value.type}\r\n`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${file}\r\n${type}\r\n`;
    return [Buffer.from(head), typeof value === 'string' ? Buffer.from(value) : value.bytes, Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

const NO_FILE: Part['value'] = { filename: 'empty.png', type: 'image/png', bytes: Buffer.alloc(0) };

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** Pictures that are none, under names that claim they are. */
export async function hostileFiles(): Promise<Exclude<Part['value'], string>[]> {
  const png = await picture();
  const jpeg = await sharp(png).jpeg().toBuffer();
  const named = (filename: string, type: string, bytes: Buffer) => ({ filename, type, bytes });
  return [
    named('empty.png', 'image/png', Buffer.alloc(0)),
    named('short.png', 'image/png', png.subarray(0, 40)),
    named('cut.jpg', 'image/jpeg', jpeg.subarray(0, Math.floor(jpeg.length / 2))),
    named('picture.svg', 'image/svg+xml', Buffer.from(SVG)),
    named('picture.png', 'image/png', Buffer.from(SVG)),
    named('page.jpg', 'image/jpeg', Buffer.from('<html><script>alert(1)</script>')),
    named('a.gif', 'image/gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')),
    named('../../x.png', 'image/png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')),
  ];
}

/** A small true picture. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#0af' } })
    .png()
    .toBuffer();

/** A white PNG of so many pixels a side: some kilobytes that become hundreds of megabytes when they are opened. */
export function whitePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 6 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Parts of a form from an object: files for binary members, `name[0]` for lists. */
export function toParts(
  value: unknown,
  binary: ReadonlySet<string>,
  files: readonly Part['value'][],
  random: Random,
): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]): Part[] => {
    if (binary.has(name)) return [{ name, value: files.length > 0 ? random.pick(files) : NO_FILE }];
    if (Array.isArray(member)) {
      return member.slice(0, 50).map((item, index) => ({ name: `${name}[${index}]`, value: asText(item) }));
    }
    return [{ name, value: asText(member) }];
  });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
