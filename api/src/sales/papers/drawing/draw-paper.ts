import PDFDocument from 'pdfkit';
import { drawBlock } from './blocks.js';
import { Faces } from './faces.js';
import { ACCENT, CONTENT, INK, LINE, MARK, PAGE, SAND, STYLES } from './paper-look.js';
import type { Paper } from './paper.js';
import { Sheet } from './sheet.js';

const HEAD = 74;

/** Every text of a paper. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

function drawMark(sheet: Sheet, x: number, y: number, size: number): void {
  const { pdf } = sheet;
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.lineWidth(3).lineCap('round').strokeColor(ACCENT).path(MARK).stroke();
  pdf.circle(18.5, 16.5, 1.8).fillColor(ACCENT).fill().restore();
}

/** The band on the first page: whose paper it is. */
function drawHead(sheet: Sheet, { agency }: Paper): void {
  const lines = agency.lines.join('\n');
  const beside = CONTENT / 2;
  const height = Math.max(HEAD, sheet.height(lines, STYLES.letterhead, beside) + 26);
  sheet.pdf.rect(0, 0, PAGE.width, height).fillColor(SAND).fill();
  drawMark(sheet, PAGE.margin, height / 2 - 15, 30);
  const name = sheet.height(agency.name, STYLES.agency, beside - 52);
  sheet.write(agency.name, STYLES.agency, (height - name) / 2, { x: 40, width: beside - 52 });
  const details = sheet.height(lines, STYLES.letterhead, beside);
  sheet.write(lines, STYLES.letterhead, (height - details) / 2, { x: beside, width: beside, align: 'right' });
  sheet.y = height + 26;
}

function drawTitle(sheet: Sheet, { title, number, facts }: Paper): void {
  const side = CONTENT * 0.42;
  const rows = facts.filter(([, value]) => value);
  const label = side * 0.42;
  let y = sheet.y + 3;
  for (const [name, value] of rows) {
    const place = { x: CONTENT - side + label + 8, width: side - label - 8, align: 'right' as const };
    sheet.write(name, STYLES.label, y + 1, { x: CONTENT - side, width: label });
    y += Math.max(sheet.write(value ?? '', STYLES.plain, y, place), sheet.height(name, STYLES.label, label)) + 2;
  }
  const width = CONTENT - side - 24;
  const high = sheet.write(title, STYLES.title, sheet.y, { width });
  const below = sheet.write(number, STYLES.name, sheet.y + high + 2, { width });
  sheet.y = Math.max(y, sheet.y + high + below + 2) + 18;
}

/** The head of a further page. */
function startPage(sheet: Sheet, { agency, title, number }: Paper): void {
  drawMark(sheet, PAGE.margin, 30, 16);
  sheet.write(agency.name, STYLES.label, 32, { x: 22 });
  sheet.write(`${title} ${number}`, STYLES.label, 32, { align: 'right' });
  sheet.y = 56;
  sheet.rule(LINE);
  sheet.y = 74;
}

function drawFeet(sheet: Sheet, { foot, pageWords }: Paper): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    sheet.pdf.switchToPage(page);
    sheet.y = PAGE.height - 44;
    sheet.rule(LINE);
    const number = pageWords.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count));
    sheet.write(foot, STYLES.label, sheet.y + 8, { width: CONTENT - 90 });
    sheet.write(number, STYLES.label, sheet.y + 8, { x: CONTENT - 80, width: 80, align: 'right' });
  }
}

/** A job of the sandbox: the PDF of a paper. Its fonts hold what stands in it and no more. */
export default async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const faces = await Faces.of([...textsOf(paper), '0123456789']);
  const title = `${paper.title} ${paper.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: paper.language,
    displayTitle: true,
    info: { Title: title, Author: paper.agency.name, CreationDate: new Date(paper.made_at) },
    // Else the library loads one of its own before the first text.
    font: null as unknown as string,
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (part: Buffer) => parts.push(part));
  const sheet = new Sheet(pdf, faces, (on) => startPage(on, paper));
  pdf.fillColor(INK);
  drawHead(sheet, paper);
  drawTitle(sheet, paper);
  for (const block of paper.blocks) drawBlock(sheet, block);
  drawFeet(sheet, paper);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
