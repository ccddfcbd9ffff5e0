import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves releases at `/r/*` and the shell's build at `/shell/*`: never-changing names, pre-compressed copies, readable
 * across origins because integrity needs `crossorigin`. Hidden files and anything outside the folders are 404.
 */
export function serveStaticFiles(server: FastifyInstance, config: Config): void {
  const folders = [
    { prefix: '/r/', root: path.join(config.remotesDir, 'r') },
    { prefix: '/shell/', root: config.shellDir },
  ];
  for (const { prefix, root } of folders) {
    // A store nobody has published to yet is an empty folder.
    mkdirSync(root, { recursive: true });
    // Not awaited: that would boot the server before its error handler is set.
    void server.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(reply) {
        reply.header('cache-control', IMMUTABLE);
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
      },
    });
  }
}
