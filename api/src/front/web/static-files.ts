import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import { BucketReleases } from '../../texts/remotes/bucket-releases.js';
import type { ReleaseStore } from '../../texts/remotes/release-store.js';
import { serveObjects } from './object-files.js';

/** Of releases and of the shell: names never change their content, and integrity needs them readable across origins. */
export const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * Serves releases at `/r/*` and the shell's build at `/shell/*`, with pre-compressed copies. Hidden files and anything outside
 * the folders are 404.
 */
export function serveStaticFiles(server: FastifyInstance, config: Config, releases: ReleaseStore): void {
  serveFolder(server, '/shell/', config.shellDir);
  if (releases instanceof BucketReleases) serveObjects(server, releases, FILE_HEADERS);
  else if (config.remotes.folder !== null) serveFolder(server, '/r/', path.join(config.remotes.folder, 'r'));
}

function serveFolder(server: FastifyInstance, prefix: string, root: string): void {
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
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(FILE_HEADERS)) reply.header(name, value);
    },
  });
}
