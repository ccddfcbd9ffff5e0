// Renders one Blender shot: Cycles, then the denoiser of blender/oidn.py -> 16-bit PNG.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

// samples: more where lamps or walls give the light; sky: the shader picture that shows through where Blender left the sky empty
export const blenderShots = {
  'villas-drone': { samples: 16 },
  'villas-dusk': { samples: 18 },
  'villa-deck': { samples: 12 },
  'jetty-noon': { samples: 16 },
  'jetty-sunset': { samples: 18 },
  'jetty-night': { samples: 24, sky: 'sky-jetty' },
  'beach-palms': { samples: 16 },
  'beach-morning': { samples: 16 },
  'beach-dusk': { samples: 18 },
  sandbank: { samples: 16 },
  'sandbank-walk': { samples: 12 },
  'dhoni-lagoon': { samples: 16 },
  'dhoni-sunset': { samples: 18 },
  'seaplane-lagoon': { samples: 12 },
  'island-drone': { samples: 16 },
  'local-island': { samples: 16 },
  'spa-pavilion': { samples: 16 },
  'spa-room': { samples: 12 },
  'bedroom-lagoon': { samples: 16 },
  'bedroom-beach': { samples: 14 },
  'bathroom-lagoon': { samples: 14 },
  'breakfast-deck': { samples: 16 },
  'pool-loungers': { samples: 14 },
  'dinner-beach': { samples: 14 },
  'surf-break': { samples: 12 },
  'village-lane': { samples: 14 },
  market: { samples: 12 },
  grill: { samples: 14 },
  guide: { samples: 12 },
  speedboat: { samples: 16 },
  liveaboard: { samples: 16 },
  'night-stars': { samples: 20, sky: 'sky-beach' },
};

const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code}\n${output.slice(-2000)}`));
    });
  });

export async function renderBlender(key, work, preview) {
  const { samples, sky } = blenderShots[key];
  const file = join(work, `${key}.png`);
  const size = preview
    ? ['480', '4']
    : [process.env.PICTURES_WIDTH ?? '1600', String(Math.ceil(samples * (process.env.PICTURES_EFFORT ?? 1)))];
  const threads = process.env.PICTURES_THREADS ?? '0';
  await run('blender', ['-b', '-t', threads, '-P', join(here, 'blender/render.py'), '--', key, file, ...size]);
  return { file, sky };
}
