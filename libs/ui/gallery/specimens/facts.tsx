import { Chip, ChipRow } from '../../src/chip.tsx';
import { Icon, type IconName } from '../../src/icon.tsx';
import type { PackageOffer } from '../../src/offer-words.tsx';
import { NightPrice } from '../../src/night-price.tsx';
import { PackagePrice, Price } from '../../src/price.tsx';
import { Rating, Stars } from '../../src/rating.tsx';
import { Tag, type TagTone } from '../../src/tag.tsx';
import type { Specimen } from '../specimen.tsx';
import styles from '../gallery.module.css';

const TONES: TagTone[] = ['plain', 'accent', 'success', 'warning', 'danger'];

/** All of them: the type says so. */
const ICONS: Record<IconName, true> = {
  lagoon: true,
  storm: true,
  seaplane: true,
  speedboat: true,
  flight: true,
  ferry: true,
  moon: true,
  people: true,
  meal: true,
  pin: true,
  calendar: true,
  star: true,
  check: true,
  dash: true,
  cross: true,
  info: true,
  back: true,
  forward: true,
  down: true,
  search: true,
  filter: true,
  phone: true,
  mail: true,
  chat: true,
  wave: true,
  mask: true,
  user: true,
  heart: true,
  bell: true,
  logout: true,
};

const FOR_TWO: PackageOffer = {
  price: '1299.00',
  pricing_type: 'per_person',
  occupancy: null,
  total_for_two: '2598.00',
};
const FOR_A_GROUP: PackageOffer = { price: '15800.00', pricing_type: 'per_group', occupancy: null, group_size_max: 12 };
const FOR_A_VILLA: PackageOffer = {
  price: '7980.00',
  pricing_type: 'per_room',
  occupancy: { unit: 'villa', adults: 2, children: 2, child_age_max: 11 },
};

const NEXT_DAY = {
  ...{ amount: '1299.00', date: '2026-12-24', lowest: '1299.00', highest: '1299.00' },
  ...{ original: null, discount_percent: null },
};

const NIGHT = { price_from_per_night: '350.00' };
const NEXT_NIGHT = { amount: '462.50', date: '2026-12-24', lowest: '462.50' };

export const FACTS: Specimen[] = [
  {
    name: 'Price',
    states: ({ usual, long }) => ({
      usual: <Price amount="1299.00" basis={usual.mark} />,
      large: <Price amount="1299.00" basis={usual.mark} size="large" />,
      'reduced, from': <Price amount="1299.00" original="1500.00" basis={usual.mark} from />,
      'long words': (
        <Price amount="1234567.00" original="2345678.00" basis={long.mark} covers={long.label} from size="large" />
      ),
    }),
  },
  {
    name: 'PackagePrice',
    states: () => ({
      'per person': <PackagePrice offer={FOR_TWO} />,
      'per group': <PackagePrice offer={FOR_A_GROUP} />,
      'least of the year': <PackagePrice offer={{ ...FOR_TWO, price_from: { ...NEXT_DAY, highest: '1623.75' } }} />,
      'cheaper on another day': <PackagePrice offer={{ ...FOR_TWO, price_from: { ...NEXT_DAY, lowest: '1039.00' } }} />,
      'no day open': <PackagePrice offer={{ ...FOR_TWO, price_from: null }} />,
      'per villa, reduced': <PackagePrice offer={{ ...FOR_A_VILLA, original_price: '8900.00' }} size="large" />,
    }),
  },
  {
    name: 'NightPrice',
    states: () => ({
      usual: <NightPrice resort={{ ...NIGHT, price_from: NEXT_NIGHT }} />,
      'cheaper on another night, large': (
        <NightPrice resort={{ ...NIGHT, price_from: { ...NEXT_NIGHT, lowest: '389.00' } }} size="large" />
      ),
      'no night open': <NightPrice resort={{ ...NIGHT, price_from: null }} />,
      'of an API of before': <NightPrice resort={NIGHT} />,
    }),
  },
  {
    name: 'Rating',
    states: () => ({
      usual: <Rating average={4.83} count={1234} />,
      'the average alone': <Rating average={5} />,
    }),
  },
  { name: 'Stars', states: () => ({ five: <Stars stars={5} />, three: <Stars stars={3} /> }) },
  {
    name: 'Chip',
    states: ({ usual, long }) => ({
      plain: <Chip>{usual.mark}</Chip>,
      accent: <Chip kind="accent">{usual.mark}</Chip>,
      flag: <Chip kind="flag">{usual.mark}</Chip>,
      'with an icon': <Chip icon={<Icon name="seaplane" />}>{usual.mark}</Chip>,
      'long words': <Chip kind="accent">{`${long.mark} ${long.eyebrow}`}</Chip>,
    }),
  },
  {
    name: 'ChipRow',
    states: ({ usual, long }) => ({
      'usual and long words': (
        <ChipRow>
          {[...usual.facts, ...long.facts].map((fact, index) => (
            <Chip key={index}>{fact}</Chip>
          ))}
        </ChipRow>
      ),
    }),
  },
  {
    name: 'Tag',
    states: ({ usual, long }) => ({
      ...Object.fromEntries(
        TONES.map((tone) => [
          tone,
          <Tag key={tone} tone={tone}>
            {usual.mark}
          </Tag>,
        ]),
      ),
      'long words': <Tag tone="warning">{`${long.mark} ${long.eyebrow}`}</Tag>,
    }),
  },
  {
    name: 'Icon',
    wide: true,
    states: () => ({
      all: (
        <ul className={styles.icons}>
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code lang="en">{name}</code>
            </li>
          ))}
        </ul>
      ),
    }),
  },
];
