import type { Paper, PaperBlock, PaperFact } from './drawing/paper.js';
import type { Named, VoucherContent, VoucherStay, VoucherWay } from './paper-content.js';
import { type PaperWording, letterhead, paperWording } from './paper-wording.js';

/** Two languages on one paper: the guest's, and English for whoever receives the guest. */
interface Both {
  own: PaperWording;
  english: PaperWording;
  /** A label in both. */
  label(key: string): string;
  /** A name in both, once where they are the same. */
  name(name: Named): string;
  /** A text that each language says in its own way. */
  text(write: (wording: PaperWording) => string): string;
}

function both(own: PaperWording, site: string): Both {
  const english = own.language === 'en' ? own : paperWording('en', site);
  const join = (one: string, other: string, between: string) => (one === other ? one : `${one}${between}${other}`);
  return {
    own,
    english,
    label: (key) => join(own.say(key), english.say(key), ' · '),
    name: (name) => join(name.own, name.english, '\n'),
    text: (write) => join(write(own), write(english), ' · '),
  };
}

const ticketTime = (at: string, { date, say }: PaperWording): string =>
  say('stay.at', { date: date(at.slice(0, 10)), time: at.slice(11) });

const dayAt = (day: string, time: string | null, wording: PaperWording): string =>
  time === null ? wording.date(day) : ticketTime(`${day}T${time}`, wording);

/** A kind of room in both languages, with how many of it. */
const roomsOf = ({ own, english }: Named, count: number, both: Both): Named => ({
  own: both.own.rooms(own, count),
  english: both.english.rooms(english, count),
});

function stayBlock(stay: VoucherStay, content: VoucherContent, bilingual: Both): PaperBlock {
  const { label, name, text } = bilingual;
  return {
    heading: label('stay.heading'),
    isFramed: true,
    facts: [
      [label('stay.resort'), stay.place && name(stay.place)],
      [label('stay.room'), stay.room && name(roomsOf(stay.room, stay.rooms, bilingual))],
      [label('stay.check_in'), text((wording) => dayAt(stay.check_in, stay.check_in_time, wording))],
      [label('stay.check_out'), text((wording) => dayAt(stay.check_out, stay.check_out_time, wording))],
      [label('stay.meals'), text(({ say }) => say(`meal_plans.${content.trip.meal_plan}`))],
      [label('stay.wishes'), content.special_requests.replaceAll(/\s+/g, ' ').trim()],
    ],
  };
}

function wayFact(key: string, way: VoucherWay | null, { label, name, text }: Both): PaperFact {
  if (!way) return [label(key), null];
  const { minutes, operator } = way;
  const long = minutes === null ? null : text(({ say }) => say('way.minutes', { count: minutes }));
  return [label(key), [name(way.name), long, operator].filter(Boolean).join('\n')];
}

/** The way there and the way home, once where they are the same. */
function wayFacts({ there, home }: VoucherContent, both: Both): PaperFact[] {
  if (there && there.name.english === home?.name.english) return [wayFact('way.both', there, both)];
  return [wayFact('way.there', there, both), wayFact('way.home', home, both)];
}

interface Flight {
  at: string | null;
  no: string | null;
}

const flightFact = (key: string, { at, no }: Flight, { label, text }: Both): PaperFact => [
  label(key),
  [no, text((wording) => (at === null ? wording.say('way.unknown') : ticketTime(at, wording)))]
    .filter(Boolean)
    .join(' · '),
];

/** Who travels, for the desk: in English, one a line. */
const travellersFact = ({ travellers }: VoucherContent, { english, label }: Both): PaperFact => [
  label('way.travellers'),
  travellers
    .map(({ name, birth_date: born, nationality }) =>
      [name, born && english.date(born), nationality && english.country(nationality)].filter(Boolean).join(', '),
    )
    .join('\n'),
];

/** For the transfer desk and the reception: who comes when, on which flights, by which boat, to which room. */
export function voucher(content: VoucherContent, wording: PaperWording): Paper {
  const { agency, reference, guest, trip, as_of } = content;
  const bilingual = both(wording, agency.name);
  const { label, name, text } = bilingual;
  return {
    language: content.language,
    title: label('voucher.title'),
    number: reference,
    facts: [[label('voucher.as_of'), wording.moment(as_of)]],
    agency: { name: agency.name, lines: letterhead(agency, wording) },
    blocks: [
      {
        panels: [
          { label: label('stay.lead'), title: guest.name, lines: text(({ party }) => party(trip)).split(' · ') },
          {
            label: label('labels.trip'),
            title: name({ own: trip.name, english: trip.english_name }),
            lines: text(({ dates, say }) =>
              [
                dates(trip.check_in, trip.check_out),
                ...(trip.room ? [say('nights', { count: trip.nights })] : []),
              ].join(' · '),
            ).split(' · '),
          },
        ],
      },
      {
        heading: label('way.heading'),
        isFramed: true,
        facts: [
          flightFact('way.landing', { at: content.arrival_flight_at, no: content.arrival_flight_no }, bilingual),
          ...wayFacts(content, bilingual),
          [label('way.night'), content.nights_near_airport.map(name).join('\n') || null],
          flightFact(
            'way.flight_home',
            { at: content.departure_flight_at, no: content.departure_flight_no },
            bilingual,
          ),
          travellersFact(content, bilingual),
        ],
      },
      ...content.stays.map((stay) => stayBlock(stay, content, bilingual)),
      {
        heading: label('help.heading'),
        facts: [
          [label('help.phone'), agency.phone],
          [label('help.whatsapp'), `+${agency.whatsapp}`],
          [label('help.email'), agency.email],
        ],
      },
      ...new Set([wording.say('voucher_note'), bilingual.english.say('voucher_note')]),
    ],
    foot: wording.say('foot', { reference }),
    pageWords: wording.say('page'),
    made_at: as_of,
  };
}
