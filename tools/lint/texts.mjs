// Words that a person reads come from locales/*.json: no sentence in JSX, no sentence in an attribute that is read aloud.
const WORDS = /\p{L}{2,}/u;
const READ_ALOUD = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);

export const texts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Write "{{value}}" in the locales of this package and use its key: it exists in one language only.',
    },
  },
  create(context) {
    if (!/\.tsx$/.test(context.filename) || /\.(test|spec)\.|\/e2e\/|libs\/testing\//.test(context.filename)) return {};
    const report = (node, value) => {
      const text = value.trim();
      if (WORDS.test(text)) context.report({ node, messageId: 'literal', data: { value: text.slice(0, 40) } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute(node) {
        if (node.value?.type === 'Literal' && READ_ALOUD.has(node.name.name) && typeof node.value.value === 'string')
          report(node.value, node.value.value);
      },
      JSXExpressionContainer(node) {
        if (
          node.expression.type === 'Literal' &&
          typeof node.expression.value === 'string' &&
          node.parent?.type !== 'JSXAttribute'
        )
          report(node, node.expression.value);
      },
    };
  },
};
