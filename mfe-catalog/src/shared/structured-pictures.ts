interface Picture {
  variants: { share: string; hero: string };
}

/** Addresses of a picture for search engines: as links show it, and large. */
export const picturesOf = (picture: Picture | null, url: (path: string) => string): string[] =>
  picture ? [url(picture.variants.share), url(picture.variants.hero)] : [];
