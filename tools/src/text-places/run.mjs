// Looks at every page in one language after the other, and hands in what was found of those of which all pages came.

/**
 * @param {object} how
 * @param {readonly string[]} how.languages
 * @param {(language: string) => Promise<Record<string, Record<string, string>>>} how.textsOf texts as the site has them now
 * @param {(language: string) => ReturnType<typeof import('./look.mjs').lookAt>} how.look
 * @param {(set: object) => Promise<unknown>} how.send hands in what was found at one width in one language
 * @param {(line: string) => void} how.print
 * @param {(line: string) => void} how.printError
 * @returns {Promise<0 | 1>} what the process ends with: 1 where a page did not come
 */
export async function run({ languages, textsOf, look, send, print, printError }) {
  let status = 0;
  for (const language of languages) {
    const takenAt = new Date().toISOString();
    // One after the other: the pages of one machine would wait for each other.
    // oxlint-disable-next-line no-await-in-loop
    const texts = await textsOf(language);
    // oxlint-disable-next-line no-await-in-loop
    const { found, failed } = await look(language);
    const isWhole = failed.length === 0;
    if (!isWhole) {
      // Places of those pages would be lost: what is kept stays.
      printError(`${failed.join('\n')}\n${language}: nothing is kept of this look.`);
      status = 1;
    }
    for (const [width, places] of found) {
      const set = { language, width, taken_at: takenAt, ...places.asSent(texts) };
      const megabytes = (JSON.stringify(set).length / 1_000_000).toFixed(1);
      print(
        `${language} ${width} px: ${set.places.length} texts on ${set.pictures.length} pictures, ${megabytes} MB, ${places.clipped.length} do not fit`,
      );
      for (const { text, fault, path } of places.clipped) print(`  ${text.name} ${fault} on ${path}`);
      // oxlint-disable-next-line no-await-in-loop
      if (isWhole) await send(set);
    }
  }
  return status;
}
