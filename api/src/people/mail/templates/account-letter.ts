import type { Letter } from '../letter.js';

/** Words of a letter about an account: greeting, what happened, one thing to do, small print. */
export interface AccountWords {
  subject: string;
  title: string;
  opening: string;
  /** Label of the action; needs `url`. */
  action?: string;
  note: string;
}

/** The plain form that all letters about an account have. */
export const accountLetter = ({ subject, title, opening, action, note }: AccountWords, url?: string): Letter => ({
  subject,
  title,
  blocks: [
    opening,
    ...(action !== undefined && url !== undefined ? [{ action: { label: action, url } }] : []),
    { note },
  ],
});
