// What a style sheet keeps for a moment or for another machine, shown on demand: pointed at, focused, dark.
const MOMENT = /:(hover|focus)(?:-visible)?(?![-\w])/g;
const DARK = /prefers-color-scheme:\s*dark/;

/** Theme of the page: that of the machine unless one is chosen. */
export type Theme = 'light' | 'dark';

const pretended = (selector: string) => selector.replaceAll(MOMENT, '[data-pretend="$1"]');

function rewrite(group: CSSStyleSheet | CSSGroupingRule, theme: Theme | null): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSMediaRule && theme && DARK.test(rule.conditionText))
      rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
    if (rule instanceof CSSGroupingRule) rewrite(rule, theme);
    else if (rule instanceof CSSStyleRule && pretended(rule.selectorText) !== rule.selectorText)
      group.insertRule(`${pretended(rule.selectorText)} { ${rule.style.cssText} }`, index + 1);
  }
}

/** Changes the page's style sheets, and those that come when one is replaced. */
export function pretend(theme: Theme | null): void {
  const done = new WeakSet<CSSStyleSheet>();
  const rewriteNew = () => {
    for (const sheet of document.styleSheets) {
      if (done.has(sheet)) continue;
      done.add(sheet);
      rewrite(sheet, theme);
    }
  };
  if (theme) document.documentElement.style.colorScheme = theme;
  rewriteNew();
  // A style sheet's `load` does not bubble.
  document.addEventListener('load', rewriteNew, true);
}
