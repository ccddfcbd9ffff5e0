import type { Seeder } from '../../platform/data/seeder.js';
import { announce, demoVersion } from './demo-files.js';
import { readDemoNames } from './demo-names.js';
import { Term } from './term.entity.js';

/** Sentences of the cancellation policies; how much is returned is counted from them elsewhere. */
const CANCELLATION_LABELS: Record<string, Record<string, string>> = {
  flex_24h: {
    en: 'Free cancellation up to 24 hours before departure',
    ru: 'Бесплатная отмена не позднее чем за 24 часа до начала поездки',
    zh: '出发前 24 小时以上可免费取消',
  },
  flex_48h: {
    en: 'Free cancellation up to 48 hours before departure',
    ru: 'Бесплатная отмена не позднее чем за 48 часов до начала поездки',
    zh: '出发前 48 小时以上可免费取消',
  },
  moderate_72h: {
    en: 'Free cancellation up to 72 hours before departure',
    ru: 'Бесплатная отмена не позднее чем за 72 часа до начала поездки',
    zh: '出发前 72 小时以上可免费取消',
  },
  resort_low_45d: {
    en: 'Free cancellation up to 45 days before arrival',
    ru: 'Бесплатная отмена не позднее чем за 45 дней до заезда',
    zh: '入住前 45 天以上可免费取消',
  },
  resort_high_60d: {
    en: 'Free cancellation up to 60 days before arrival',
    ru: 'Бесплатная отмена не позднее чем за 60 дней до заезда',
    zh: '入住前 60 天以上可免费取消',
  },
  festive_nonrefundable: {
    en: 'Festive dates: not refundable',
    ru: 'Праздничные даты: стоимость не возвращается',
    zh: '节庆日期：不可退款',
  },
};

type TermValues = Omit<Term, 'updatedBy'>;

function termsOf({
  atolls,
  experience_categories,
  gateways,
  faq_categories,
  post_categories,
}: ReturnType<typeof readDemoNames>): TermValues[] {
  const plain = (kind: Term['kind'], labels: Record<string, Record<string, string>>): TermValues[] =>
    Object.entries(labels).map(([code, text], index) => {
      return { kind, code, labels: text, group: null, icon: null, position: index + 1 };
    });
  return [
    ...plain('atoll', atolls),
    ...plain('experience_category', experience_categories),
    ...plain('gateway', gateways),
    ...plain('cancellation', CANCELLATION_LABELS),
    ...plain('faq_category', faq_categories),
    ...plain('post_category', post_categories),
  ];
}

/** What the codes of the catalogue are called; part of every installation. */
export const termsSeeder: Seeder = {
  name: 'terms',
  demo: false,
  version: demoVersion,
  async run(em) {
    const stored = new Map((await em.find(Term, {})).map((term) => [`${term.kind} ${term.code}`, term]));
    for (const values of termsOf(readDemoNames())) {
      const term = stored.get(`${values.kind} ${values.code}`);
      if (!term) em.persist(new Term(values));
      else if (term.updatedBy === null) Object.assign(term, values);
    }
    await em.flush();
    await announce(em, 'settings');
  },
};
