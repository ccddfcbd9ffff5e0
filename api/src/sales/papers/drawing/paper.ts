import type { Language } from '@atoll/contract/languages';

/** A labelled value; null or empty: the row is left out. */
export type PaperFact = [label: string, value: string | null];

/** Who or what: a label, the name itself, and what else is to say of it. */
export interface PaperPanel {
  label: string;
  title: string;
  lines: string[];
}

/** One row of a list of prices. */
export interface PaperLine {
  label: string;
  qty?: string | undefined;
  amount: string;
  /** What a row adds up to. */
  isTotal?: boolean | undefined;
}

/** A part of a paper, in the order it is read. A plain string is small print. */
export type PaperBlock =
  | string
  | { panels: PaperPanel[] }
  | { lines: PaperLine[]; head: { label: string; qty: string; amount: string } }
  /** Below the lines, under their amounts. */
  | { sums: PaperLine[] }
  /** `isFramed` for what the reader has to use: an account, the way to the island. */
  | { heading: string; facts: PaperFact[]; isFramed?: boolean };

/** A paper in words, before it becomes a PDF. */
export interface Paper {
  language: Language;
  title: string;
  /** Its number, and the other facts beside the title. */
  number: string;
  facts: PaperFact[];
  /** Whose paper it is: the name, and the lines of its letterhead. */
  agency: { name: string; lines: string[] };
  blocks: PaperBlock[];
  /** At the foot of each page, before its number. */
  foot: string;
  /** `{{page}}` of `{{pages}}`. */
  pageWords: string;
  /** ISO 8601; says when the PDF was made, so that one snapshot gives the same bytes. */
  made_at: string;
}
