// Which pieces of a page are worth a picture: bands as wide as the page, with what stands around each text. Texts near each other
// share one, and what every page has, its head and foot, is on the picture of the first: a tenth of the bytes of whole pages, and at
// full size.

/** Pixels above and below a text that tell where it stands. */
const AROUND = 120;
/** The tallest piece, unless one text alone is taller. */
const TALLEST = 1000;
/** The tallest piece there is. */
const LIMIT = 4000;

/**
 * @param {{y: number, height: number}[]} boxes within the page
 * @param {number} pageHeight
 * @returns {{top: number, height: number, boxes: object[]}[]} from the top down, each box on one of them
 */
export function piecesOf(boxes, pageHeight) {
  const pieces = [];
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    const top = Math.max(0, Math.floor(box.y - AROUND));
    const bottom = Math.min(pageHeight, Math.ceil(box.y + box.height + AROUND));
    const last = pieces.at(-1);
    if (last && top <= last.bottom && Math.max(bottom, last.bottom) - last.top <= TALLEST) {
      last.bottom = Math.max(bottom, last.bottom);
      last.boxes.push(box);
    } else pieces.push({ top, bottom, boxes: [box] });
  }
  return pieces.map(({ top, bottom, boxes: own }) => ({ top, height: Math.min(bottom - top, LIMIT), boxes: own }));
}

/** The part of a box that is on a piece, in whole pixels of it. */
export function boxOn({ x, y, width, height }, { top, height: tall }, pageWidth) {
  const left = Math.max(0, Math.min(Math.round(x), pageWidth - 1));
  const upper = Math.max(0, Math.min(Math.round(y - top), tall - 1));
  return {
    ...{ x: left, y: upper },
    width: Math.max(1, Math.min(Math.round(x + width), pageWidth) - left),
    height: Math.max(1, Math.min(Math.round(y + height - top), tall) - upper),
  };
}
