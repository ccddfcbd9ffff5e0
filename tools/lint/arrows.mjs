// Who may import whom: the table of the README. Resolves by workspace name or by relative path, no file system needed.
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIBS = ['contract', 'i18n', 'api-client', 'ui'];
const ALLOWED = {
  contract: [],
  registry: ['contract'],
  i18n: ['contract'],
  'api-client': ['contract'],
  ui: ['contract', 'i18n'],
  testing: ['contract', 'i18n', 'api-client', 'ui'],
  shell: [...LIBS, 'registry'],
  'mfe-*': LIBS,
  api: ['contract', 'registry'],
  tools: ['contract', 'registry'],
};

const ownerOf = (absolute) => {
  const parts = path.relative(ROOT, absolute).split(path.sep);
  // What a new part begins with is judged as what it will be.
  if (parts[0] === 'tools' && parts[1] === 'templates') return parts[2] === 'module' ? 'api' : 'mfe-template';
  return parts[0] === 'libs' ? parts[1] : parts[0];
};
const kindOf = (owner) => (owner?.startsWith('mfe-') ? 'mfe-*' : owner);
// The entries that shell and remotes share are one module each, so that there is one instance of each.
const isSharedEntry = (file) => /facade|libs\/api-client\/src\/base\.ts$|libs\/i18n\/src\/instance\.ts$/.test(file);
const isTest = (file) => /\.(test|spec|api-spec)\.[tj]sx?$|\/(test|e2e)\//.test(file);

export const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      remote: 'A remote never imports another remote: meet by URL (paths), or move what two remotes need to libs/ui.',
      shell: 'The shell imports no remote: it loads them at run time through the registry.',
      arrow: '{{from}} may not import {{to}}; allowed: {{allowed}}. The table of arrows is in README.md.',
      relative: 'Import another package by its name (@atoll/{{to}}/…), not by a relative path.',
      extension: 'In libs write the real extension (.ts): Node strips types and looks for exactly this file.',
      barrel: 'No barrels: import the file that defines it; packages export sub-paths.',
    },
  },
  create(context) {
    const file = context.filename;
    if (/\.config\.mjs$/.test(file)) return {};
    const from = ownerOf(file);
    // Its relative paths are those of the place where it will stand.
    const isTemplate = path.relative(ROOT, file).startsWith(path.join('tools', 'templates'));
    const inLibs = path.relative(ROOT, file).startsWith('libs');
    const check = (node, source) => {
      const target = source?.value;
      if (typeof target !== 'string') return;
      const relative = target.startsWith('.');
      const to = relative
        ? isTemplate
          ? from
          : ownerOf(path.resolve(path.dirname(file), target))
        : target.startsWith('@atoll/')
          ? target.split('/')[1]
          : null;
      if (inLibs && relative && /\.jsx?$/.test(target)) context.report({ node: source, messageId: 'extension' });
      if (!to || to === from || !(kindOf(to) in ALLOWED) || !(kindOf(from) in ALLOWED)) return;
      if (isTest(file) && (to === 'testing' || to === 'tools')) return;
      if (kindOf(from) === 'mfe-*' && kindOf(to) === 'mfe-*')
        return context.report({ node: source, messageId: 'remote' });
      if (from === 'shell' && kindOf(to) === 'mfe-*') return context.report({ node: source, messageId: 'shell' });
      const allowed = ALLOWED[kindOf(from)];
      if (!allowed.includes(to))
        return context.report({
          node: source,
          messageId: 'arrow',
          data: { from, to, allowed: allowed.join(', ') || 'nothing' },
        });
      if (relative) context.report({ node: source, messageId: 'relative', data: { to } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration(node) {
        if (!node.source) return;
        check(node, node.source);
        if (!isSharedEntry(file)) context.report({ node, messageId: 'barrel' });
      },
      ExportAllDeclaration(node) {
        check(node, node.source);
        if (!isSharedEntry(file)) context.report({ node, messageId: 'barrel' });
      },
    };
  },
};
