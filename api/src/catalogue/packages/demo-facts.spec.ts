import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { numbersTold, timesTold } from '../../../test/told-numbers.js';
import { readDemo, readDemoFolder } from '../../content/listing/demo-files.js';
import type { DemoPackage } from './demo-package.js';

interface DemoTransfer {
  slug: string;
  mode: string;
  duration_minutes: number;
  legs: { mode: string; minutes: number }[];
  to_destination: string | null;
  to_resort: string | null;
  latest_arrival_for_same_day?: string | null;
}

interface DemoPlace {
  slug: string;
  type: string;
  atoll: string;
}

interface DemoStay {
  slug: string;
  place_type: string;
  destination: string;
  atoll: string;
  island: string | null;
  amenities: string[];
}

type Thing = { slug: string } & Record<string, unknown>;

/** Codes of the administrative atolls, which plates of boats and addresses carry; Malé has both of its atolls under one. */
const ATOLLS = 'HA HDh Sh N R B Lh K AA ADh V M F Dh Th L GA GDh Gn S'.split(' ');

const packages = readDemoFolder<DemoPackage>('packages');
const stays = readDemoFolder<DemoStay>('resorts');
const places = readDemoFolder<DemoPlace>('destinations');
const transfers = readDemoFolder<DemoTransfer>('transfers');

const isWords = (value: object): value is Record<Language, unknown> => LANGUAGE_CODES.every((code) => code in value);

/** Every text in a value: of `language`, or (null) what is the same in all of them. */
function textsOf(value: unknown, language: Language | null, inside = false): string[] {
  if (typeof value === 'string') return inside === (language !== null) ? [value] : [];
  if (typeof value === 'number') return language === null && !inside ? [String(value)] : [];
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value) && isWords(value)) return language === null ? [] : textsOf(value[language], language, true);
  return Object.values(value).flatMap((member) => textsOf(member, language, inside));
}

/** One sentence a line; nothing of one text runs into the next. */
const prose = (thing: unknown, language: Language): string[] =>
  textsOf(thing, language).flatMap((text) => text.split(/(?<=[.;!?:])\s|[。；！？：\n]/));

/** Files of one thing each, and files of many. */
const things = (): [string, Thing][] => [
  ...['destinations', 'experiences', 'packages', 'pages', 'posts', 'resorts', 'transfers'].flatMap((folder) =>
    readDemoFolder<Thing>(folder).map((thing): [string, Thing] => [`${folder}/${thing.slug}`, thing]),
  ),
  ...['culture', 'faqs', 'locations', 'heroes'].flatMap((name) =>
    readDemo<Thing[]>(name).map((thing, index): [string, Thing] => [`${name}/${thing.slug ?? index}`, thing]),
  ),
];

/** How one gets there, as each language names it; a sentence that names two ways belongs to none. */
const WAYS: Record<string, Record<Language, RegExp>> = {
  seaplane: { en: /seaplane/i, ru: /гидросамол/i, zh: /水上飞机|水飞/ },
  speedboat: { en: /speedboat/i, ru: /катер/i, zh: /快艇/ },
  ferry: { en: /ferry/i, ru: /паром/i, zh: /渡轮/ },
  domestic_flight: { en: /domestic (?:flight|plane)/i, ru: /внутренн/i, zh: /国内航/ },
};
/** Words of sentences that tell another time beside a way: walks, waiting, dives, timetables, hops between islands. */
const BESIDE: Record<Language, RegExp> = {
  en: /circuit|reef|wait|late|leg|addu|open water|hanifaru|longer|sessions|by road|walk/i,
  ru: /риф|ожид|круг|задерж|адду|потом|ханифару|дольше|раз в|стоит|выход|запас|машин|причал|самолётом,|паспорт|по дороге/i,
  zh: /礁|等候|提前|一圈|阿杜|赤道|离|哈尼法鲁|每次|起飞|还余|再换/,
};
/** Hours by which the words of a trip ask to have landed: `by 15:00`, `до 15:00`, `15点前`, `下午三点半以前`. */
const LANDING =
  /(?:land|touch down)[^.]{0,30}by (?:about )?(\d\d:\d\d)|(?:прилет|приземл|сад)[^.]{0,40}до (\d\d:\d\d)|(\d{1,2}点半?|\d\d:\d\d|下午三点半?)(?:以前|前)[^。]{0,6}(?:落地|抵达)马累/giu;

describe('facts of the demo agency', () => {
  it('have one hour to land by for everybody who goes on by seaplane', () => {
    const hours = new Set(
      transfers.flatMap(({ mode, latest_arrival_for_same_day: hour }) => (mode === 'seaplane' && hour) || []),
    );
    expect([...hours]).toEqual(['15:30']);
    const told = packages
      .filter(({ transfer }) => transfer?.mode === 'seaplane')
      .flatMap(({ slug, text, itinerary }) => {
        const words = JSON.stringify([text, itinerary.map((day) => day.text)]);
        return [...words.matchAll(LANDING)].map((found) => [slug, found[1] ?? found[2] ?? found[3]]);
      });
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(([, hour]) => !['15:30', '下午三点半'].includes(hour ?? ''))).toEqual([]);
  });

  it('name whom a room takes wherever the price is per room, and nowhere else', () => {
    for (const { slug, pricing_type, occupancy } of packages)
      expect([slug, occupancy !== undefined]).toEqual([slug, pricing_type === 'per_room']);
  });

  /** Transfers that lead to a place, or to where one stays on it. */
  const leadingTo = (destinations: string[], resorts: string[]) =>
    transfers.filter(
      ({ to_destination: place, to_resort: stay }) =>
        (place !== null && destinations.includes(place)) || (stay !== null && resorts.includes(stay)),
    );
  const staysOn = (place: string) => stays.filter(({ destination }) => destination === place).map(({ slug }) => slug);

  it('let a trip take as long to its first island as the transfer there does', () => {
    const wrong = packages.flatMap(({ slug, transfer, destinations, resorts }) => {
      if (transfer?.minutes == null) return [];
      const known = leadingTo(destinations, resorts).filter(({ mode }) => mode === transfer.mode);
      const fits = known.some(({ duration_minutes: minutes }) => minutes === transfer.minutes);
      return fits || known.length === 0 ? [] : [[slug, transfer.minutes, known.map((way) => way.duration_minutes)]];
    });
    expect(wrong).toEqual([]);
  });

  it('tell as many minutes of a way in prose as its transfer takes, in every language', () => {
    const known: [string, unknown, DemoTransfer[]][] = [
      ...transfers.map((way): [string, unknown, DemoTransfer[]] => [way.slug, way, [way]]),
      ...stays.map((stay): [string, unknown, DemoTransfer[]] => [stay.slug, stay, leadingTo([], [stay.slug])]),
      ...places.map(({ slug, ...place }): [string, unknown, DemoTransfer[]] => [
        slug,
        place,
        leadingTo([slug], staysOn(slug)),
      ]),
      ...packages.map((trip): [string, unknown, DemoTransfer[]] => [
        trip.slug,
        trip,
        leadingTo(trip.destinations, trip.resorts),
      ]),
    ];
    let compared = 0;
    const wrong: unknown[] = [];
    for (const [slug, thing, ways] of known)
      for (const language of LANGUAGE_CODES)
        for (const sentence of prose(thing, language)) {
          const named = Object.keys(WAYS).filter((mode) => WAYS[mode]?.[language].test(sentence));
          const times = timesTold(sentence, language);
          if (named.length !== 1 || times.length !== 1 || BESIDE[language].test(sentence)) continue;
          const taken = ways.flatMap(({ mode, duration_minutes: minutes, legs }) => [
            ...(mode === named[0] ? [minutes] : []),
            ...legs.filter((leg) => leg.mode === named[0]).map((leg) => leg.minutes),
          ]);
          if (taken.length === 0) continue;
          compared++;
          const { from, to } = times[0] as { from: number; to: number };
          if (!taken.some((minutes) => from <= minutes && minutes <= to)) wrong.push([slug, taken, sentence]);
        }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(80);
  });

  it('tell in Russian and Chinese no number and no length of time that English does not', () => {
    const wrong = things().flatMap(([name, thing]) => {
      const facts = numbersTold(textsOf(thing, null).join(' ¶ '), 'en');
      const english = textsOf(thing, 'en').join(' ¶ ');
      const numbers = new Set([...facts, ...numbersTold(english, 'en')]);
      const minutes = new Set([...numbers, ...timesTold(english, 'en').flatMap(({ from, to }) => [from, to])]);
      return (['ru', 'zh'] as const).flatMap((language) => {
        const text = textsOf(thing, language).join(' ¶ ');
        // Below eleven they are words of speech as often as figures.
        const other = numbersTold(text, language).filter(
          (number) => number > 10 && !numbers.has(number) && !minutes.has(number),
        );
        const longer = timesTold(text, language).filter(({ from, to }) => !minutes.has(from) || !minutes.has(to));
        return [
          ...other.map((number) => [name, language, number]),
          ...longer.map(({ near }) => [name, language, near]),
        ];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('have atolls with the codes of the country, and one for all that lies in it', () => {
    const named = Object.keys(readDemo<{ atolls: object }>('site').atolls);
    expect(named.filter((code) => !ATOLLS.includes(code))).toEqual([]);
    const located = readDemo<{ slug: string; atoll: string }[]>('locations');
    for (const { slug, atoll } of [...places, ...stays, ...located])
      expect([slug, named.includes(atoll)]).toEqual([slug, true]);
    const atollOf = new Map(places.map(({ slug, atoll }) => [slug, atoll]));
    expect(stays.map(({ slug, atoll }) => [slug, atoll])).toEqual(
      stays.map(({ slug, destination }) => [slug, atollOf.get(destination)]),
    );
    for (const slug of ['male', 'hulhumale', 'thulusdhoo', 'maafushi', 'north-male-atoll', 'south-male-atoll'])
      expect([slug, atollOf.get(slug)]).toEqual([slug, 'K']);
  });

  it('have villas over water on resort islands only, and trips that go where their guests sleep', () => {
    const typeOf = new Map(places.map(({ slug, type }) => [slug, type]));
    const villa = /water villa|over-?water|over the water|вилл\S* (?:над|на) вод|水上别墅|水上屋|水屋/i;
    for (const stay of stays) {
      const { slug, place_type: island, destination, amenities } = stay;
      const onWater = amenities.includes('overwater_villas') || villa.test(JSON.stringify(stay));
      if (onWater) expect([slug, island]).toEqual([slug, 'uninhabited_island']);
      if (island === 'uninhabited_island')
        expect([slug, ['atoll', 'resort_island']]).toEqual([slug, expect.arrayContaining([typeOf.get(destination)])]);
      if (island === 'inhabited_island')
        expect([slug, ['local_island', 'city']]).toEqual([slug, expect.arrayContaining([typeOf.get(destination)])]);
    }
    const stayOf = new Map(stays.map((stay) => [stay.slug, stay]));
    for (const { slug, destinations, resorts, ...trip } of packages) {
      const beds = resorts.flatMap((resort) => stayOf.get(resort) ?? []).filter((stay) => stay.place_type !== 'vessel');
      expect([slug, beds.filter(({ destination }) => !destinations.includes(destination))]).toEqual([slug, []]);
      if (villa.test(JSON.stringify(trip)))
        expect([slug, beds.some(({ amenities }) => amenities.includes('overwater_villas'))]).toEqual([slug, true]);
    }
  });
});
