/**
 * Han characters stand alone, with the marks that may not leave them, and dates whole that joiners (U+2060) hold; all else breaks
 * where it has spaces.
 */
const PIECES =
  /[（《「『“‘〈【]*\d+\u2060\p{Script=Han}(?:\u2060\d+\u2060\p{Script=Han})*[，。、；：！？）》」』”’〉】]*[ \t]*|[（《「『“‘〈【]*[\p{Script=Han}][，。、；：！？）》」』”’〉】％…·]*[ \t]*|(?:(?!\p{Script=Han})[^ \t（《「『〈【])+[ \t]*|[（《「『〈【]+|[ \t]+/gu;

/** Cuts a piece that is wider than a line. */
function cut(piece: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [''];
  for (const character of piece) {
    const longer = `${parts.at(-1)}${character}`;
    if (widthOf(longer) > width && parts.at(-1) !== '') parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/**
 * Lines of a text in a width, at spaces or between Han characters; what is wider than a line is cut.
 * @param widthOf of a text without line breaks, in the unit of the width
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of (paragraph.match(PIECES) ?? []).flatMap((whole) => cut(whole, width, widthOf))) {
      if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = piece;
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  });
}
