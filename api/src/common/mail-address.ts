/**
 * One address and nothing else: no space, line break, list, quote or bracket that could become another header or another
 * recipient of a mail. The host has a dot, as the specification wants it (§5). Only the first dot after its first character is
 * looked for: the time to tell grows with the text and no faster.
 */
export const MAIL_ADDRESS =
  /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}][^\s@.,;:<>()[\]"\\\p{Cc}]*\.[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;

/** True for an address that a mail can be sent to. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && MAIL_ADDRESS.test(text);
