import { type FaqPageDto, faqsApi } from '@atoll/api-client/endpoints/faqs.gen';
import { type PageHeroDto, pageHeroesApi } from '@atoll/api-client/endpoints/page-heroes.gen';
import { resortsApi } from '@atoll/api-client/endpoints/resorts.gen';
import { type TransferCheckDto, type TransferPageDto, transfersApi } from '@atoll/api-client/endpoints/transfers.gen';
import { ask, askIfThere, definePage } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import type { ResortPage } from '../shared/catalog';
import { missingList } from '../shared/list-head';
import { checkArg, isAsked } from '../shared/check-arg';
import { allArg, faqsArg, heroArg, listArg, readAsked, staysArg, writeAsked } from './asked';

interface Answers {
  heroes: PageHeroDto[];
  all: TransferPageDto;
  list?: TransferPageDto;
  stays: ResortPage;
  faqs: FaqPageDto;
  check?: TransferCheckDto | null;
}

export default definePage<Answers>({
  search: { kept: ['mode'], free: ['resort', 'landing', 'flight', 'to', 'page'] },
  queries: ({ language, search }) => {
    const asked = readAsked(search);
    const { resort, mode, to, page } = asked;
    return {
      heroes: ask(pageHeroesApi.endpoints.listPageHeroes, heroArg(language)),
      all: ask(transfersApi.endpoints.listTransfers, allArg(language)),
      // Without a choice it is all of them, which are read already.
      ...((mode || to || page > 1) && {
        list: ask(transfersApi.endpoints.listTransfers, listArg(asked, language)),
      }),
      stays: ask(resortsApi.endpoints.listResorts, staysArg(language)),
      faqs: ask(faqsApi.endpoints.listFaqs, faqsArg(language)),
      ...(resort &&
        isAsked(asked) && {
          check: askIfThere(transfersApi.endpoints.checkTransfer, checkArg({ resort }, asked, language)),
        }),
    };
  },
  missing: (making) => missingList(making, 'transportation', readAsked(making.search).page),
  head: ({ heroes: [hero] }, { texts, search, url, path, language }) => {
    const t = texts('catalog');
    const asked = readAsked(search);
    const name = t('transportation.titleFull');
    const title = asked.page > 1 ? t('lists.laterPage', { title: name, page: asked.page }) : name;
    const description = t('transportation.description');
    const plain = writeAsked(asked);
    plain.sort();
    return {
      title,
      description,
      heading: {
        title: hero?.title || t('transportation.heading'),
        lead: hero?.subtitle || t('transportation.lead'),
      },
      canonical: asked.page > 1 && plain.size === 1 ? `${path}?${plain}` : path,
      crumbs: [
        { name: t('nav.home'), path: paths.home() },
        { name: t('transportation.title'), path: paths.transportation() },
      ],
      structuredData: [
        {
          '@type': 'WebPage',
          name: title,
          description,
          url: url(localized(path, language)),
          inLanguage: language,
          ...(hero?.image && { primaryImageOfPage: url(hero.image.variants.share) }),
        },
      ],
      share: hero?.image ?? null,
      kept: plain.toString() === search.toString(),
    };
  },
  sitemap: true,
});
