const { OPENAPI: input, SITE: baseUrl } = process.env;

export default {
  fetch: { input, output: { target: 'generated/orval.ts', client: 'fetch', mode: 'single', baseUrl } },
  zod: { input, output: { target: 'generated/zod.ts', client: 'zod', mode: 'single' } },
};
