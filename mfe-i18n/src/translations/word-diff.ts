/** A piece of two texts: in both, only in the older (`gone`), or only in the newer (`new`). */
export interface DiffPiece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** Beyond this many pairs of words the texts are shown as wholly different: nobody reads such a comparison. */
const MOST_PAIRS = 1_000_000;

/** What changed between two texts, word by word; words are those of the language, as Chinese writes no spaces. */
export function wordDiff(before: string, after: string, language: string): DiffPiece[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const pieces: DiffPiece[] = [];
  const add = (text: string, kind: DiffPiece['kind']) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) pieces.push({ text, kind });
  };
  if (a.length * b.length > MOST_PAIRS) {
    add(before, 'gone');
    add(after, 'new');
    return pieces;
  }
  const common = longestCommon(a, b);
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(a[i]!, 'same');
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add(a[i]!, 'gone');
      i += 1;
    } else {
      add(b[j]!, 'new');
      j += 1;
    }
  }
  return joined(pieces);
}

/** Words that changed one after the other are one change: the spaces between them alone are nothing that stayed. */
function joined(pieces: DiffPiece[]): DiffPiece[] {
  const isGap = ({ kind, text }: DiffPiece, index: number) =>
    kind === 'same' && !text.trim() && index > 0 && index < pieces.length - 1;
  const all: DiffPiece[] = [];
  let [gone, added] = ['', ''];
  const flush = () => {
    if (gone) all.push({ text: gone, kind: 'gone' });
    if (added) all.push({ text: added, kind: 'new' });
    [gone, added] = ['', ''];
  };
  for (const [index, piece] of pieces.entries()) {
    const isPartOfChange = isGap(piece, index) && Boolean(gone || added);
    if (piece.kind === 'gone' || isPartOfChange) gone += piece.text;
    if (piece.kind === 'new' || isPartOfChange) added += piece.text;
    if (piece.kind === 'same' && !isPartOfChange) {
      flush();
      all.push(piece);
    }
  }
  flush();
  return all;
}

/** How many words the rests of two texts have in common, by where the rests begin. */
function longestCommon(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}
