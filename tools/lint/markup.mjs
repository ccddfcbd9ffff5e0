// A page takes text as text: markup that is put together in the browser is how a stored text becomes a script.
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MARKUP = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML']);
const WRITERS = new Set(['write', 'writeln']);
const isBrowserCode = (file) =>
  /^(shell|mfe-[\w-]+|libs)\//.test(file) && !/\.(test|spec)\.|\/e2e\/|^libs\/testing\//.test(file);

const nameOf = ({ computed, property }) => (computed ? property.value : property.name);
const isDocument = (node) =>
  node.type === 'Identifier'
    ? node.name === 'document'
    : node.type === 'MemberExpression' && nameOf(node) === 'document';

export const markup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      markup: 'Render elements and text instead of {{value}}: a text that somebody wrote would run as markup.',
    },
  },
  create(context) {
    if (!isBrowserCode(path.relative(ROOT, context.filename).replaceAll(path.sep, '/'))) return {};
    return {
      MemberExpression(node) {
        const name = nameOf(node);
        const writes = WRITERS.has(name) && isDocument(node.object);
        if (MARKUP.has(name) || writes)
          context.report({ node, messageId: 'markup', data: { value: writes ? `document.${name}` : name } });
      },
    };
  },
};
