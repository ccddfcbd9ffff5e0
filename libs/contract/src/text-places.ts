/**
 * Where texts stand on the site, as `npm run text-places` finds it in a browser: widths of the window in pixels, what can be wrong
 * with a text there, and how much of one language and width the API keeps.
 */
export const TEXT_WIDTHS = [390, 768, 1440] as const;
export type TextWidth = (typeof TEXT_WIDTHS)[number];

/** `cut`: part of it is hidden; `spills`: it leaves what it stands in; `outside`: it leaves the window sideways. */
export const TEXT_FAULTS = ['cut', 'spills', 'outside'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Texts, pictures, bytes of the whole call and characters of a picture in base64, at most. */
export const TEXT_PLACES = { texts: 3000, pictures: 200, bytes: 8_388_608, picture: 524_288 } as const;
