import type { Config } from '../../platform/config/config.js';

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const base = (config: Config) => ({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", ...config.imageOrigins, 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
});

/**
 * Policy of public documents (security requirement S18). A page-translation service widens it only when it is set: its
 * scripts, what they ask for, their styles and pictures.
 * @param styles hashes of the style sheets that the document has inside, as `hashesOf` gives them
 * @param isPreview the office shows it in a frame
 */
export const publicPolicy = (config: Config, styles: readonly string[] = [], isPreview = false): string =>
  policy({
    ...base(config),
    ...(isPreview && { 'frame-ancestors': ["'self'"] }),
    'script-src': ["'self'", ...config.translateOrigins],
    'connect-src': ["'self'", ...config.translateOrigins],
    'style-src': ["'self'", ...styles, ...config.translateOrigins],
    'img-src': [...base(config)['img-src'], ...config.translateOrigins],
  });

/**
 * Policy of staff documents: the office kit writes style elements, which carry the nonce of this one answer, and shows pages of the
 * site as they would be.
 */
export const staffPolicy = (config: Config, nonce: string): string =>
  policy({
    ...base(config),
    'frame-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
  });
