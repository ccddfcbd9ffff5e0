// Photographs as people bring them: no two are the same file, as the library keeps the same file once.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

export interface Photo {
  name: string;
  mimeType: 'image/jpeg';
  buffer: Buffer;
}

const RED = '#d02020';

/** A red half at the left of a ground of any colour, so that one sees how a picture is turned. */
async function halves(width: number, height: number, orientation: number): Promise<Buffer> {
  const [green = 0, blue = 0] = randomBytes(2);
  const left = await sharp({ create: { width: width / 2, height, channels: 3, background: RED } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: { r: 0, g: green, b: 100 + (blue % 150) } } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

const photo = async (name: string, size: readonly [number, number], orientation = 1): Promise<Photo> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([await halves(...size, orientation), randomBytes(8)]),
});

/** Lies on its side in the file: a telephone held upright. Its red half is above. */
export const uprightPhoto = (name: string) => photo(name, [800, 600], 6);
export const plainPhoto = (name: string) => photo(name, [900, 600]);

/** More bytes than the library takes. */
export async function hugePhoto(name: string): Promise<Photo> {
  const small = await plainPhoto(name);
  return { ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(7 * 1024 * 1024)]) };
}

/** How red the upper and the lower half of a picture are, 0 to 255. */
export async function rednessOf(picture: Buffer): Promise<{ above: number; below: number }> {
  const { width, height } = await sharp(picture).metadata();
  const half = { left: 0, width, height: Math.floor(height / 2) };
  const red = async (top: number) => {
    const part = await sharp(picture)
      .extract({ ...half, top })
      .toBuffer();
    return (await sharp(part).stats()).channels[0]?.mean ?? 0;
  };
  return { above: await red(0), below: await red(Math.ceil(height / 2)) };
}
