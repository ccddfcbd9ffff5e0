// The areas of api/src and who may use whom, from the ground up. What lies above is never known below.
import path from 'node:path';

const SRC = path.resolve(import.meta.dirname, '../../api/src');

/** What each area may import besides itself. Files at the top of api/src and `database/` put the application together. */
export const AREAS = {
  platform: [],
  people: ['platform'],
  content: ['platform', 'people'],
  texts: ['platform', 'people', 'content'],
  catalogue: ['platform', 'people', 'content', 'texts'],
  site: ['platform', 'people', 'content', 'texts', 'catalogue'],
  sales: ['platform', 'people', 'content', 'texts', 'catalogue', 'site'],
  front: ['platform', 'people', 'content', 'texts', 'catalogue', 'site', 'sales'],
};

const APPLICATION = 'application';

/** The area that a file of the API lies in; null for files elsewhere. */
function areaOf(file) {
  const [first, ...rest] = path.relative(SRC, file).split(path.sep);
  if (first === '..' || first === undefined) return null;
  return rest.length === 0 || first === 'database' ? APPLICATION : first;
}

export const areas = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward:
        '{{from}} lies below {{to}} and knows nothing of it: move what both need down into {{from}}, or let {{to}} hand it in through an interface that {{from}} declares. The table is in tools/lint/areas.mjs.',
      unknown:
        'api/src/{{area}} is no area: put the folder into {{areas}}, or enter a new area in tools/lint/areas.mjs.',
    },
  },
  create(context) {
    const file = context.filename;
    const from = areaOf(file);
    if (from === null || from === APPLICATION || /spec\.ts$/.test(file)) return {};
    const check = (node, source) => {
      const target = source?.value;
      if (typeof target !== 'string' || !target.startsWith('.')) return;
      const to = areaOf(path.resolve(path.dirname(file), target));
      if (to === null || to === from || AREAS[from]?.includes(to)) return;
      context.report({ node: source, messageId: 'upward', data: { from, to } });
    };
    return {
      Program(node) {
        if (!(from in AREAS))
          context.report({ node, messageId: 'unknown', data: { area: from, areas: Object.keys(AREAS).join(', ') } });
      },
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
    };
  },
};
