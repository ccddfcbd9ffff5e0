// Colours live in libs/ui/src/tokens and nowhere else (style sheets are checked by tools/src/check-styles.mjs).
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab|lab)a?\(.*\))$/i;

export const colours = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Take the colour from the tokens (libs/ui/src/tokens): {{value}} would not follow the theme.',
    },
  },
  create(context) {
    if (/libs\/ui\/src\/tokens\/|\.(test|spec)\.|\/e2e\/|^tools\/|\/api\//.test(context.filename)) return {};
    return {
      Literal(node) {
        if (typeof node.value === 'string' && COLOUR.test(node.value.trim()))
          context.report({ node, messageId: 'literal', data: { value: node.value } });
      },
    };
  },
};
