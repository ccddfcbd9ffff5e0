/**
 * How surely paired values differ: the z value of Wilcoxon's signed-rank test, corrected for ties. What slows down both of a pair
 * is no difference between them. Above 4 in amount one of 16,000 does by chance.
 */
export function signedRank(pairs: readonly (readonly [number, number])[]): number {
  const differences = pairs.map(([first, second]) => first - second).filter((difference) => difference !== 0);
  const sorted = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  let sum = 0;
  let variance = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && Math.abs(sorted[end] ?? 0) === Math.abs(sorted[start] ?? 0)) end++;
    const rank = (start + 1 + end) / 2;
    for (const difference of sorted.slice(start, end)) {
      sum += Math.sign(difference) * rank;
      variance += rank ** 2;
    }
    start = end;
  }
  return variance === 0 ? 0 : sum / Math.sqrt(variance);
}
