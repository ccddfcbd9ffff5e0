import { CONTENT, INK, LINE, SAND, STYLES } from './paper-look.js';
import type { PaperBlock, PaperFact, PaperLine, PaperPanel } from './paper.js';
import type { Sheet } from './sheet.js';

/** Between blocks. */
const GAP = 16;
const PAD = 14;

/** Columns of the lines: what, how many, how much. */
const QTY = { x: CONTENT - 150, width: 50, align: 'right' } as const;
const AMOUNT = { x: CONTENT - 96, width: 96, align: 'right' } as const;
const LABEL = { width: QTY.x - 16 };

/** Sums stand under the right half of the lines. */
const SUM = { x: CONTENT * 0.4, width: CONTENT * 0.6 };
const SUM_LABEL = { x: SUM.x + PAD, width: AMOUNT.x - SUM.x - PAD };

function panelHeight(sheet: Sheet, { label, title, lines }: PaperPanel, width: number): number {
  const below = lines.reduce((sum, line) => sum + sheet.height(line, STYLES.plain, width), 0);
  return sheet.height(label, STYLES.label, width) + 3 + sheet.height(title, STYLES.name, width) + below;
}

function drawPanels(sheet: Sheet, panels: readonly PaperPanel[]): void {
  const between = 24;
  const width = (CONTENT - between * (panels.length - 1)) / panels.length;
  const height = Math.max(...panels.map((panel) => panelHeight(sheet, panel, width)));
  sheet.keep(height + PAD);
  for (const [index, { label, title, lines }] of panels.entries()) {
    const place = { x: index * (width + between), width };
    sheet.rule(INK, place);
    let y = sheet.y + 8;
    y += sheet.write(label, STYLES.label, y, place) + 3;
    y += sheet.write(title, STYLES.name, y, place);
    for (const line of lines) y += sheet.write(line, STYLES.plain, y, place);
  }
  sheet.y += height + 8 + GAP;
}

function drawLines(sheet: Sheet, { head, lines }: Extract<PaperBlock, { lines: PaperLine[] }>): void {
  sheet.keep(60);
  sheet.write(head.label, STYLES.label, sheet.y, LABEL);
  sheet.write(head.qty, STYLES.label, sheet.y, QTY);
  sheet.write(head.amount, STYLES.label, sheet.y, AMOUNT);
  sheet.y += 17;
  for (const line of lines) {
    const height = sheet.height(line.label, STYLES.plain, LABEL.width) + 10;
    sheet.keep(height);
    sheet.rule(LINE);
    const y = sheet.y + 5;
    sheet.write(line.label, STYLES.plain, y, LABEL);
    if (line.qty) sheet.write(line.qty, STYLES.plain, y, QTY);
    sheet.write(line.amount, STYLES.amount, y, AMOUNT);
    sheet.y += height;
  }
  sheet.rule(LINE);
  sheet.y += 10;
}

function drawTotal(sheet: Sheet, { label, amount }: PaperLine): void {
  const wide = sheet.width(amount, STYLES.total);
  const place = { x: SUM.x + PAD, width: SUM.width - 2 * PAD - wide - 12 };
  const height = sheet.height(label, STYLES.total, place.width) + 18;
  sheet.keep(height + 12);
  sheet.y += 4;
  sheet.box(SAND, sheet.y, height, SUM);
  sheet.write(label, STYLES.total, sheet.y + 9, place);
  sheet.write(amount, STYLES.total, sheet.y + 9, { x: SUM.x, width: SUM.width - PAD, align: 'right' });
  sheet.y += height + 8;
}

function drawSums(sheet: Sheet, sums: readonly PaperLine[]): void {
  for (const sum of sums) {
    if (sum.isTotal) {
      drawTotal(sheet, sum);
      continue;
    }
    const height = sheet.height(sum.label, STYLES.plain, SUM_LABEL.width) + 3;
    sheet.keep(height);
    sheet.write(sum.label, STYLES.plain, sheet.y, SUM_LABEL);
    sheet.write(sum.amount, STYLES.amount, sheet.y, { ...AMOUNT, x: AMOUNT.x - PAD });
    sheet.y += height;
  }
  sheet.y += GAP - 8;
}

/** Columns of facts: labels are as wide as the longest needs, within bounds that leave room for the values. */
interface Columns {
  inset: number;
  label: number;
}

function columnsOf(sheet: Sheet, facts: readonly PaperFact[], inset: number): Columns {
  const longest = Math.max(...facts.map(([label]) => sheet.width(label, STYLES.quiet)));
  return { inset, label: Math.min(Math.max(longest + 18, CONTENT * 0.3), CONTENT * 0.54) };
}

const valueWidth = ({ inset, label }: Columns): number => CONTENT - label - 2 * inset;

function factHeight(sheet: Sheet, [label, value]: PaperFact, columns: Columns): number {
  const left = sheet.height(label, STYLES.quiet, columns.label - 12);
  return Math.max(left, sheet.height(value ?? '', STYLES.plain, valueWidth(columns))) + 4;
}

function drawFact(sheet: Sheet, fact: PaperFact, columns: Columns): void {
  const [label, value] = fact;
  const { inset } = columns;
  const height = factHeight(sheet, fact, columns);
  sheet.keep(height);
  sheet.write(label, STYLES.quiet, sheet.y + 0.5, { x: inset, width: columns.label - 12 });
  sheet.write(value ?? '', STYLES.plain, sheet.y, { x: inset + columns.label, width: valueWidth(columns) });
  sheet.y += height;
}

function drawFacts(sheet: Sheet, { heading, facts, isFramed }: Extract<PaperBlock, { facts: PaperFact[] }>): void {
  const rows = facts.filter(([, value]) => value);
  if (rows.length === 0) return;
  const inset = isFramed ? PAD : 0;
  const columns = columnsOf(sheet, rows, inset);
  const heights = rows.map((row) => factHeight(sheet, row, columns));
  const whole = heights.reduce((sum, height) => sum + height, 19 + 2 * inset);
  // One that is longer than half a page may go on on the next, without its frame.
  const isWhole = whole < 380;
  sheet.keep(isWhole ? whole : 80);
  if (isFramed && isWhole) sheet.box(SAND, sheet.y, whole - 4);
  sheet.y += inset;
  sheet.y += sheet.write(heading, STYLES.heading, sheet.y, { x: inset, width: CONTENT - 2 * inset }) + 4;
  for (const row of rows) drawFact(sheet, row, columns);
  sheet.y += inset + GAP - 8;
}

function drawNote(sheet: Sheet, text: string): void {
  const height = sheet.height(text, STYLES.quiet);
  sheet.keep(height);
  sheet.y += sheet.write(text, STYLES.quiet, sheet.y) + 6;
}

/** Draws a block below what is drawn, on a new page where it has no room. */
export function drawBlock(sheet: Sheet, block: PaperBlock): void {
  if (typeof block === 'string') drawNote(sheet, block);
  else if ('panels' in block) drawPanels(sheet, block.panels);
  else if ('lines' in block) drawLines(sheet, block);
  else if ('sums' in block) drawSums(sheet, block.sums);
  else drawFacts(sheet, block);
}
