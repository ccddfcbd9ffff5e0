import type { Language } from '@atoll/contract/languages';

/** From where a form came. */
export interface FormContext {
  language: Language;
  /** Address of the visitor. */
  ip: string;
  /** Whether the spam guard was tripped. */
  suspect: boolean;
  requestId: string;
}
