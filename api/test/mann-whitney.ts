/**
 * How surely two samples differ in their place: the z value of the Mann-Whitney U test, corrected for ties. Below 3 in
 * amount: they may be one and the same.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, own: true })), ...second.map((value) => ({ value, own: false }))];
  const sorted = all.toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.value === sorted[start]?.value) end++;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * sorted.slice(start, end).filter(({ own }) => own).length;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const total = n + m;
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return variance === 0 ? 0 : (u - (n * m) / 2) / Math.sqrt(variance);
}
