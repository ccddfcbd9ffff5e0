// Renders one Blender shot and cleans it: Cycles -> 16-bit PNG -> denoise.py -> 8-bit PNG.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const DAY = { samples: 16, denoise: 0.027 };
const LOW_LIGHT = { samples: 18, denoise: 0.034 };

// sky: the shader picture that shows through where Blender left the sky empty
export const blenderShots = {
  'villas-drone': DAY,
  'villas-dusk': LOW_LIGHT,
  'villa-deck': { samples: 18, denoise: 0.032 },
  'jetty-noon': DAY,
  'jetty-sunset': LOW_LIGHT,
  'jetty-night': { samples: 24, denoise: 0.04, sky: 'sky-jetty' },
  'beach-palms': DAY,
  'beach-morning': DAY,
  'beach-dusk': LOW_LIGHT,
  sandbank: DAY,
  'dhoni-lagoon': DAY,
  'dhoni-sunset': LOW_LIGHT,
  'seaplane-lagoon': DAY,
  'island-drone': DAY,
  'local-island': DAY,
  'spa-pavilion': DAY,
  'dinner-beach': { samples: 24, denoise: 0.034 },
  speedboat: DAY,
  liveaboard: DAY,
  'night-stars': { samples: 20, denoise: 0.04, sky: 'sky-beach' },
};

const run = (command, args, input) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const output = Buffer.concat(chunks);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code}\n${output.toString().slice(-2000)}`));
    });
    child.stdin.end(input);
  });

export async function renderBlender(key, work, preview, sharp) {
  const { samples, denoise, sky } = blenderShots[key];
  const noisy = join(work, `${key}.noisy.png`);
  const size = preview
    ? ['640', '8']
    : [process.env.PICTURES_WIDTH ?? '1280', String(Math.ceil(samples * (process.env.PICTURES_EFFORT ?? 1)))];
  await run('blender', ['-b', '-P', join(here, 'blender/render.py'), '--', key, noisy, ...size]);
  const { data, info } = await sharp(noisy)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const clean = await run('python3', [join(here, 'denoise.py'), String(width), String(height), String(denoise)], data);
  let image = sharp(clean, { raw: { width, height, channels: 3 } });
  if (sky)
    image = image.joinChannel(
      await sharp(noisy).extractChannel('alpha').toColourspace('b-w').raw({ depth: 'uchar' }).toBuffer(),
      { raw: { width, height, channels: 1 } },
    );
  const file = join(work, `${key}.png`);
  await image.png({ compressionLevel: 1 }).toFile(file);
  return { file, sky };
}
