/** Used where the stored number does not pass the rule; belongs to nobody. */
export const DEFAULT_WHATSAPP_NUMBER = '9600000000';

/** The specification's rule: ten digits that start with 960, or ten to fifteen digits; else the default number. */
export function whatsappNumber(stored: string | null): string {
  const digits = (stored ?? '').replace(/\D/g, '').replace(/^0+/, '');
  return /^(960\d{7}|\d{10,15})$/.test(digits) ? digits : DEFAULT_WHATSAPP_NUMBER;
}

/** Link that opens a chat with a prefilled message. */
export const whatsappUrl = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
