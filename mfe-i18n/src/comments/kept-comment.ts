const keyOf = (user: string, text: string) => `atoll_office:${user}:comment:${text}`;

/** What somebody has begun to say about a text and not sent, as this browser keeps it under their account. */
export function readComment(user: string, text: string): string {
  try {
    return localStorage.getItem(keyOf(user, text)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it, or forgets what is blank. */
export function keepComment(user: string, text: string, words: string): void {
  try {
    if (words.trim()) localStorage.setItem(keyOf(user, text), words);
    else localStorage.removeItem(keyOf(user, text));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
