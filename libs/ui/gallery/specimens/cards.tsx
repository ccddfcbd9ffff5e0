import { paths } from '@atoll/contract/paths';
import { CARD_SIZES } from '@atoll/contract/pictures';
import { Card, CardGrid, Meta } from '../../src/card.tsx';
import { Chip } from '../../src/chip.tsx';
import { Hero } from '../../src/hero.tsx';
import { LinkButton } from '../../src/link-button.tsx';
import { Picture, type PictureData } from '../../src/picture.tsx';
import { Price } from '../../src/price.tsx';
import { CardSkeleton, Skeleton } from '../../src/skeleton.tsx';
import { Pretended, type Specimen, usualAndLong } from '../specimen.tsx';
import type { Phrases } from '../words.ts';

const of = (address: string, alt: string): PictureData => ({
  alt,
  variants: {
    ...{ thumbnail: address, card: address, tile: address, gallery: address },
    ...{ portrait: address, wide: address, large: address, hero: address },
  },
});
const lagoon = new URL('../lagoon.svg', import.meta.url).href;
/** A picture that no browser can read. */
const BROKEN = 'data:image/webp;base64,AAAA';

const card = (phrases: Phrases, picture: PictureData | null) => (
  <Card
    to={paths.packages()}
    title={phrases.title}
    picture={picture}
    meta={phrases.facts}
    text={phrases.lead}
    flag={<Chip kind="flag">{phrases.mark}</Chip>}
  >
    <Price amount="1299.00" original="1500.00" basis={phrases.mark} from covers={phrases.hint} />
  </Card>
);

export const CARDS: Specimen[] = [
  {
    name: 'Card',
    states: ({ usual, long }) => ({
      usual: card(usual, of(lagoon, usual.title)),
      focus: <Pretended state="focus">{card(usual, of(lagoon, usual.title))}</Pretended>,
      'title alone': <Card to={paths.packages()} title={usual.title} picture={of(lagoon, usual.title)} />,
      'no picture': card(usual, null),
      'long words': card(long, of(lagoon, long.title)),
    }),
  },
  {
    name: 'CardGrid',
    wide: true,
    states: ({ usual, long }) => ({
      'usual and long words side by side': (
        <CardGrid>
          {card(usual, of(lagoon, usual.title))}
          {card(long, of(lagoon, long.title))}
          {card(usual, null)}
        </CardGrid>
      ),
      loading: (
        <CardGrid>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </CardGrid>
      ),
    }),
  },
  {
    name: 'Meta',
    states: ({ usual, long }) => ({
      usual: <Meta items={usual.facts} />,
      one: <Meta items={usual.facts.slice(0, 1)} />,
      'long words': <Meta items={long.facts} />,
    }),
  },
  {
    name: 'Picture',
    states: ({ usual }) => ({
      usual: <Picture picture={of(lagoon, usual.title)} sizes={CARD_SIZES} />,
      empty: <Picture picture={null} sizes={CARD_SIZES} />,
      error: <Picture picture={of(BROKEN, usual.title)} sizes={CARD_SIZES} priority />,
    }),
  },
  {
    name: 'Skeleton',
    states: () => ({
      block: <Skeleton />,
      title: <Skeleton shape="title" />,
      lines: <Skeleton lines={3} />,
    }),
  },
  { name: 'CardSkeleton', states: () => ({ loading: <CardSkeleton /> }) },
  {
    name: 'Hero',
    wide: true,
    states: (words) => ({
      ...usualAndLong(words, ({ title, eyebrow, lead, action }) => (
        <Hero picture={of(lagoon, title)} title={title} eyebrow={eyebrow} lead={lead}>
          <LinkButton to={paths.packages()}>{action}</LinkButton>
        </Hero>
      )),
      'of a page': <Hero picture={of(lagoon, words.usual.title)} size="page" title={words.usual.title} />,
      'no picture': <Hero picture={null} size="page" title={words.usual.title} lead={words.usual.lead} />,
    }),
  },
];
