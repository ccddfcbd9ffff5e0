const HIGHEST = 130;
/** Single numbers that say enough, and runs of them. */
const SINGLES = 3;
const RUNS = 2;

/** Numbers that a plural form is for, by the rules of the language (CLDR): Russian `few` has `2–4, 22–24…`. */
export function pluralExamples(language: string, form: string): string {
  const rules = new Intl.PluralRules(language);
  const runs: [number, number][] = [];
  for (let number = 0; number <= HIGHEST; number += 1) {
    if (rules.select(number) !== form) continue;
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  // Of whole numbers none, as Russian `other`: one of the fractions stands for all.
  if (runs.length === 0) return rules.select(1.5) === form ? new Intl.NumberFormat(language).format(1.5) : '';
  const most = runs.every(([from, to]) => from === to) ? SINGLES : RUNS;
  const shown = runs.slice(0, most).map(([from, to]) => {
    if (to === HIGHEST) return `${from}…`;
    return from === to ? String(from) : `${from}–${to}`;
  });
  const goesOn = runs.length > most && !shown.at(-1)?.endsWith('…');
  return shown.join(', ') + (goesOn ? '…' : '');
}
