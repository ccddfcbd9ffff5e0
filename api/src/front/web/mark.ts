import { Html } from './html.js';

/** The mark of the product, an atoll from the air, in a 32-unit square; strokes and fill come from around it. */
export const MARK = new Html(
  '<path d="M16 4.5c2.6 0 4.9.8 6.8 2.2M26 10.2c.9 1.6 1.4 3.4 1.5 5.3M27 20.2c-.8 2.1-2.1 3.9-3.8 5.2M18.8 27.2c-1 .2-1.9.3-2.8.3-2.1 0-4-.5-5.7-1.5M6.7 22.8a11.5 11.5 0 0 1-2.2-6.3M5.3 11.8C6.5 8.7 8.9 6.3 12 5.2"/><circle cx="18.5" cy="16.5" r="1.8" fill="currentColor" stroke="none"/>',
);

/** `/favicon.svg`: light and dark by the reader's setting. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><style>svg{color:#0b5563}@media (prefers-color-scheme:dark){svg{color:#8fd3d9}}</style>${MARK.text}</svg>`;
