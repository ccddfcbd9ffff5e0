import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    translations: () => import('./translations/translations-page'),
    textsOverview: () => import(/* webpackChunkName: "progress" */ './overview/overview-page'),
    textsReview: () => import(/* webpackChunkName: "progress" */ './review/review-page'),
    textsReleases: () => import(/* webpackChunkName: "progress" */ './releases/releases-page'),
    textsImport: () => import(/* webpackChunkName: "exchange" */ './exchange/import-page'),
    textsExport: () => import(/* webpackChunkName: "exchange" */ './exchange/export-page'),
    languages: () => import(/* webpackChunkName: "languages" */ './languages/languages-page'),
    regional: () => import(/* webpackChunkName: "languages" */ './languages/regional-page'),
    missing: () => import('./missing/missing-page'),
    site: () => import(/* webpackChunkName: "site" */ './in-place/site-page'),
    inPlace: () => import(/* webpackChunkName: "in-place" */ './in-place/in-place'),
  },
  setup: bindShell,
});
