// What the shell provides of a package, and no more: a name that its facade lacks type-checks and is undefined in the page.
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../shell/src');
const FACADES = {
  'react-router': 'react-router-facade.ts',
  '@reduxjs/toolkit': 'redux-toolkit-facade.ts',
  'react-redux': 'react-redux-facade.ts',
  'react-i18next': 'react-i18next-facade.ts',
};
const isBrowserCode = (file) => /\/(shell|mfe-[a-z0-9-]+|libs\/(ui|i18n|api-client))\/src\//.test(file);
const isTest = (file) => /\.(test|spec)\.[tj]sx?$/.test(file);

const known = new Map();
/** Names that a facade exports. */
function provided(facade) {
  if (!known.has(facade)) {
    const source = fs.readFileSync(path.join(FOLDER, facade), 'utf8');
    const list = /export \{([^}]+)\}/.exec(source)[1];
    known.set(facade, new Set(list.split(',').map((name) => name.trim())));
  }
  return known.get(facade);
}

export const facades = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        'The shell does not provide {{name}} of {{from}}: it would be undefined. Add it to shell/src/{{facade}}.',
      whole: 'Import names of {{from}} one by one: the shell provides those of shell/src/{{facade}}.',
      own: 'Take what {{from}} offers from the endpoints: imported here, a second copy of it and of immer lands in the page.',
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (!isBrowserCode(file) || isTest(file)) return {};
    return {
      ImportDeclaration(node) {
        const from = node.source.value;
        if (node.importKind === 'type') return;
        if (from.startsWith('@reduxjs/toolkit/') && !file.includes('/libs/api-client/'))
          return context.report({ node, messageId: 'own', data: { from } });
        const facade = FACADES[from];
        if (!facade) return;
        for (const specifier of node.specifiers) {
          if (specifier.importKind === 'type') continue;
          const name = specifier.imported?.name;
          if (!name) context.report({ node: specifier, messageId: 'whole', data: { from, facade } });
          else if (!provided(facade).has(name))
            context.report({ node: specifier, messageId: 'missing', data: { name, from, facade } });
        }
      },
    };
  },
};
