/** Number that counts when the settings hold none or a wrong one (specification §5, §9). */
export const DEFAULT_WHATSAPP_NUMBER = '9600000000';

/** Digits of a WhatsApp number: 10 digits starting 960, or 10 to 15 digits; anything else gives the default. */
export function whatsAppNumber(setting: string | null | undefined): string {
  const digits = (setting ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return /^960\d{7}$|^\d{10,15}$/.test(digits) ? digits : DEFAULT_WHATSAPP_NUMBER;
}

/** A chat link with prefilled text; digits only, everything else encoded (security requirement S39). */
export const whatsAppUrl = (setting: string | null | undefined, text: string): string =>
  `https://wa.me/${whatsAppNumber(setting)}?text=${encodeURIComponent(text)}`;

/** True for a chat link and nothing else: what the server answers is checked before it is opened. */
export const isWhatsAppUrl = (url: string): boolean => /^https:\/\/wa\.me\/\d{10,15}(\?text=[^\s&#]*)?$/.test(url);
