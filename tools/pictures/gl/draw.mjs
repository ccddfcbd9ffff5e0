// Draws one fragment shader in headless Chromium (software WebGL2) and returns the raw RGB bytes.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const read = (name) => readFileSync(join(here, name), 'utf8');
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-watchdog',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const source = ({ frag, code }) =>
  [
    '#version 300 es',
    'precision highp float; precision highp int;',
    'out vec4 outColor; uniform vec2 R; uniform vec2 J;',
    read('common.glsl'),
    code,
    read(frag),
  ].join('\n');

// Strips of 64 rows keep the GPU watchdog quiet; `aa` x `aa` jittered passes smooth the edges.
const page = (width, height, aa, glsl) => `<canvas id=c></canvas><script type=module>
const W=${width}, H=${height}, AA=${aa}, src=${JSON.stringify(glsl)};
const post = (body, headers) => fetch('/done', { method: 'POST', headers, body });
try {
  const c = document.getElementById('c'); c.width = W; c.height = H;
  const g = c.getContext('webgl2', { preserveDrawingBuffer: true });
  const shader = (type, text) => { const s = g.createShader(type); g.shaderSource(s, text); g.compileShader(s);
    if (!g.getShaderParameter(s, g.COMPILE_STATUS)) throw g.getShaderInfoLog(s); return s; };
  const p = g.createProgram();
  g.attachShader(p, shader(g.VERTEX_SHADER, '#version 300 es\\nin vec2 a; void main(){ gl_Position = vec4(a, 0, 1); }'));
  g.attachShader(p, shader(g.FRAGMENT_SHADER, src)); g.linkProgram(p);
  if (!g.getProgramParameter(p, g.LINK_STATUS)) throw g.getProgramInfoLog(p);
  g.useProgram(p); g.bindBuffer(g.ARRAY_BUFFER, g.createBuffer());
  g.bufferData(g.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), g.STATIC_DRAW);
  g.enableVertexAttribArray(0); g.vertexAttribPointer(g.getAttribLocation(p, 'a'), 2, g.FLOAT, false, 0, 0);
  g.viewport(0, 0, W, H); g.uniform2f(g.getUniformLocation(p, 'R'), W, H); g.enable(g.SCISSOR_TEST);
  const sum = new Uint16Array(W * H * 3), strip = new Uint8Array(W * 64 * 4);
  for (let k = 0; k < AA * AA; k++) {
    g.uniform2f(g.getUniformLocation(p, 'J'), (k % AA + .5) / AA, (Math.floor(k / AA) + .5) / AA);
    for (let y = 0; y < H; y += 64) {
      const h = Math.min(64, H - y); g.scissor(0, y, W, h); g.drawArrays(g.TRIANGLES, 0, 3);
      g.readPixels(0, y, W, h, g.RGBA, g.UNSIGNED_BYTE, strip);
      for (let i = 0; i < W * h; i++) { const d = ((H - 1 - y - Math.floor(i / W)) * W + i % W) * 3;
        for (let n = 0; n < 3; n++) sum[d + n] += strip[i * 4 + n]; }
      await new Promise((next) => setTimeout(next));
    }
  }
  await post(Uint8Array.from(sum, (v) => Math.round(v / (AA * AA))), {});
} catch (e) { await post('x', { 'x-error': encodeURIComponent(String(e)).slice(0, 3000) }); }
</script>`;

export async function draw(shot, width, height, aa = 1, timeout = 1_200_000) {
  const html = page(width, height, aa, source(shot));
  const profile = mkdtempSync(join(tmpdir(), 'gl-'));
  let browser;
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the shader did not finish in time')), timeout).unref();
      const server = createServer((req, res) => {
        if (req.method === 'GET') return res.setHeader('content-type', 'text/html').end(html);
        const chunks = [];
        req
          .on('data', (c) => chunks.push(c))
          .on('end', () => {
            res.end();
            server.close();
            const error = req.headers['x-error'];
            if (error) reject(new Error(decodeURIComponent(error)));
            else resolve(Buffer.concat(chunks));
          });
      }).listen(0, '127.0.0.1', () => {
        const url = `http://127.0.0.1:${server.address().port}/`;
        browser = spawn('chromium', [...FLAGS, `--user-data-dir=${profile}`, url], { stdio: 'ignore', detached: true });
        browser.on('error', reject);
      });
    });
  } finally {
    if (browser?.pid) process.kill(-browser.pid, 'SIGKILL');
    await new Promise((next) => setTimeout(next, 500));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
