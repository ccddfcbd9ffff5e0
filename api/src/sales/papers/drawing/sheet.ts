import PDFDocument from 'pdfkit';
import type { Faces } from './faces.js';
import { breakLines } from './line-breaks.js';
import { CONTENT, PAGE, type Style } from './paper-look.js';

/** Room at the foot of each page. */
const FOOT = 52;

/** Where a text stands: from the left edge of the content, in points. */
export interface Place {
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Pages that are written from the top to the bottom. */
export class Sheet {
  /** Where the next block begins, from the top of the page. */
  y = 0;

  constructor(
    readonly pdf: typeof PDFDocument.prototype,
    private readonly faces: Faces,
    /** Called on each further page, before what stands on it. */
    private readonly startPage: (sheet: Sheet) => void,
  ) {
    for (const [name, font] of faces.fonts) pdf.registerFont(name, font);
  }

  /** Goes on to a new page where a block of a height has no room on this one. */
  keep(height: number): void {
    if (this.y + height <= PAGE.height - FOOT) return;
    this.pdf.addPage();
    this.startPage(this);
  }

  /** Lines of a text in a width. */
  lines(text: string, style: Style, width: number = CONTENT): string[] {
    return breakLines(text, width, (part) => this.width(part, style));
  }

  /** How high a text is in a width. */
  height(text: string, style: Style, width: number = CONTENT): number {
    return this.lines(text, style, width).length * style.leading;
  }

  width(text: string, style: Style): number {
    return this.faces
      .runs(text, style.face)
      .reduce((sum, run) => sum + this.pdf.font(run.font).fontSize(style.size).widthOfString(run.text), 0);
  }

  /** Writes a text from a height on, wherever it ends. Returns the height it took. */
  write(text: string, style: Style, y: number, { x = 0, width = CONTENT - x, align = 'left' }: Place = {}): number {
    const lines = this.lines(text, style, width);
    for (const [index, line] of lines.entries()) {
      // The first line of letters stands where its box does: ascenders are about three quarters of a size.
      const baseline = y + index * style.leading + (style.leading - style.size) / 2 + style.size * 0.8;
      const left = align === 'right' ? x + width - this.width(line, style) : x;
      this.line(line, style, PAGE.margin + left, baseline);
    }
    return lines.length * style.leading;
  }

  private line(text: string, { face, size, colour }: Style, left: number, baseline: number): void {
    let x = left;
    for (const run of this.faces.runs(text, face)) {
      this.pdf.font(run.font).fontSize(size).fillColor(colour);
      const width = this.pdf.widthOfString(run.text);
      this.pdf.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  }

  /** A hairline across, at the present height. */
  rule(colour: string, { x = 0, width = CONTENT - x }: Place = {}): void {
    this.pdf
      .moveTo(PAGE.margin + x, this.y)
      .lineTo(PAGE.margin + x + width, this.y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke();
  }

  /** A filled box. */
  box(colour: string, y: number, height: number, { x = 0, width = CONTENT - x }: Place = {}): void {
    this.pdf
      .roundedRect(PAGE.margin + x, y, width, height, 6)
      .fillColor(colour)
      .fill();
  }
}
