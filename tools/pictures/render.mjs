// node render.mjs [--preview] KEY... | --list     Renders pictures by key, from scratch, to WebP masters.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blenderShots, renderBlender } from './blender.mjs';
import { draw } from './gl/draw.mjs';
import { shots as glShots } from './gl/shots.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const work = resolve(process.env.PICTURES_WORK ?? '/tmp/pictures');
const out = resolve(process.env.PICTURES_OUT ?? join(here, '../../api/demo/pictures'));
const sharp = createRequire(join(process.env.PICTURES_SHARP ?? here, 'x.js'))('sharp');
const raw = (width, height, channels = 3) => ({ raw: { width, height, channels } });

async function byShader(key, preview) {
  const { width, height, aa, ...shot } = glShots[key];
  const [w, h] = preview ? [640, 360] : [width, height];
  return { image: sharp(await draw(shot, w, h, preview ? 1 : aa), raw(w, h)), saturation: 1.05 };
}

async function byBlender(key, preview) {
  const { file, sky } = await renderBlender(key, work, preview);
  if (!sky) return { image: sharp(file), saturation: 1.15 };
  const { width, height } = await sharp(file).metadata();
  const stars = await draw(glShots[sky], width, height, preview ? 1 : 2);
  return { image: sharp(stars, raw(width, height)).composite([{ input: file }]), saturation: 1.1 };
}

async function master({ image, saturation }, target) {
  const flat = await image.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  await sharp(flat)
    .resize(1920, 1080, { kernel: 'lanczos3' })
    .modulate({ saturation })
    .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.8 })
    .webp({ quality: 89, effort: 5 })
    .toFile(target);
}

const args = process.argv.slice(2);
const preview = args.includes('--preview');
const known = [...new Set([...Object.keys(blenderShots), ...Object.keys(glShots)])].filter(
  (k) => !k.startsWith('sky-'),
);
const keys = args.filter((a) => !a.startsWith('--'));
if (args.includes('--list') || !keys.length) {
  console.log(known.join('\n'));
  process.exit(0);
}
mkdirSync(work, { recursive: true });
mkdirSync(out, { recursive: true });
for (const key of keys) {
  if (!known.includes(key)) throw new Error(`no picture is called ${key}; try --list`);
  const begin = Date.now();
  const picture = await (key in blenderShots ? byBlender : byShader)(key, preview);
  await master(picture, join(preview ? work : out, `${key}.webp`));
  console.log(`${key}: ${Math.round((Date.now() - begin) / 1000)} s`);
}
