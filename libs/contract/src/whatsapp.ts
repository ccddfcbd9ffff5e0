/** Number that counts when the settings hold none or a wrong one (specification §5, §9). Belongs to nobody. */
export const DEFAULT_WHATSAPP_NUMBER = '9600000000';

/** A number as it stands in a link: ten digits that start with 960, or ten to fifteen digits (specification §5). */
export const WHATSAPP_NUMBER = /^\d{10,15}$/;

/** Digits of the agency's number; anything that breaks the rule gives the default. */
export function whatsAppNumber(setting: string | null | undefined): string {
  const digits = (setting ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return WHATSAPP_NUMBER.test(digits) ? digits : DEFAULT_WHATSAPP_NUMBER;
}

/** A chat link with prefilled text; digits only, everything else encoded (security requirement S39). */
export const whatsAppUrl = (setting: string | null | undefined, text: string): string =>
  `https://wa.me/${whatsAppNumber(setting)}?text=${encodeURIComponent(text)}`;

/**
 * Digits of a traveller's number as WhatsApp takes it, or null where it is none: `+7 912 345-67-89` has its country, `8 912 345-67-89` may be
 * anybody's.
 */
export function whatsAppDigits(phone: string): string | null {
  const written = phone.trim();
  const digits = written.replaceAll(/\D/g, '').replace(/^0+/, '');
  return /^(\+|00)/.test(written) && WHATSAPP_NUMBER.test(digits) ? digits : null;
}

/** True for a chat link and nothing else: what the server answers is checked before it is opened. */
export const isWhatsAppUrl = (url: string): boolean => /^https:\/\/wa\.me\/\d{10,15}(\?text=[^\s&#]*)?$/.test(url);
