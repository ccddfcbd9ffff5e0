// What has been found at one width in one language: of each text one place, the first that was met, or the first where it does not fit.
import { boxOn, piecesOf } from './pieces.mjs';

/** `ru:catalog:hero.title` → what the API names it by. A text that the language lacks is shown in English, and stands where it stands. */
const placeOf = (id) => {
  const [, namespace, key] = /^[^:]+:([^:]+):(.+)$/.exec(id);
  return { name: `${namespace}:${key}`, namespace, key };
};

export class Found {
  #places = new Map();

  /**
   * Of what stands on a page, what is worth a picture of it.
   * @param {{ids: string[], fault: string | null}[]} measured as `measureTexts` answers
   * @returns {{text: {name: string, namespace: string, key: string}, box: object, fault: string | null}[]}
   */
  news(measured) {
    const best = new Map();
    for (const box of measured)
      for (const text of box.ids.map(placeOf)) {
        const known = best.get(text.name) ?? this.#places.get(text.name);
        if (!known || (known.fault === null && box.fault !== null))
          best.set(text.name, { text, box, fault: box.fault });
      }
    return [...best.values()];
  }

  /**
   * Keeps places of a page.
   * @param {ReturnType<Found['news']>} news
   * @param {{width: number, height: number, path: string, build: string}} page
   * @param {(piece: {top: number, height: number}) => Promise<string>} take the picture of a piece, in base64
   */
  async keep(news, page, take) {
    const boxes = [...new Set(news.map(({ box }) => box))];
    for (const piece of piecesOf(boxes, page.height)) {
      // oxlint-disable-next-line no-await-in-loop -- one machine encodes them
      const image = await take(piece);
      for (const { text, box, fault } of news.filter((entry) => piece.boxes.includes(entry.box)))
        this.#places.set(text.name, {
          ...{ text, fault, image, path: page.path, build: page.build },
          box: boxOn(box, piece, page.width),
        });
    }
  }

  /** Those that do not fit, with where. */
  get clipped() {
    return [...this.#places.values()].filter(({ fault }) => fault !== null);
  }

  /**
   * As the API takes it. Pictures that no place is left on are gone.
   * @param {Record<string, Record<string, string>>} texts of the language by namespace and key, as the site had them
   */
  asSent(texts) {
    const places = [...this.#places.values()].filter(({ text }) => texts[text.namespace]?.[text.key]);
    const pictures = [...new Set(places.map(({ image }) => image))];
    return {
      pictures,
      places: places.map(({ text: { namespace, key }, path, build, box, fault, image }) => ({
        ...{ namespace, key, text: texts[namespace][key], path, build, picture: pictures.indexOf(image), box },
        ...(fault && { fault }),
      })),
    };
  }
}
