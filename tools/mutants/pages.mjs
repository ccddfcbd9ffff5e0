const SAID = ['libs/registry/src/said-by-page.spec.ts'];
const LISTS = ['mfe-catalog/src/shared/list.page.spec.ts'];
const TRIP = ['mfe-catalog/src/package/package.page.spec.ts'];
const PLACE = ['mfe-catalog/src/resort/resort.page.spec.ts'];
const BOOKING = ['mfe-booking/src/shared/pages.spec.ts'];

export default [
  {
    name: 'the way to a page leads to another site',
    file: 'libs/registry/src/said-by-page.ts',
    from: "faults.text('crumbs/path', path, PATH);",
    to: '',
    tests: SAID,
  },
  {
    name: 'links to a page are shared with a picture of another site',
    file: 'libs/registry/src/said-by-page.ts',
    from: "faults.text('share/variants/share', faults.object('share/variants', variants)['share'], PATH);",
    to: '',
    tests: SAID,
  },
  {
    name: 'a page writes anything beside its structured data',
    file: 'libs/registry/src/said-by-page.ts',
    from: "faults.object('structuredData', node);",
    to: ';',
    tests: SAID,
  },
  {
    name: 'a page asks any address for the sitemap',
    file: 'libs/registry/src/said-by-page.ts',
    from: "checkQuery(faults, `${name}/sitemap/query`, faults.object(`${name}/sitemap`, page['sitemap'])['query'])",
    to: '',
    tests: SAID,
  },
  {
    name: 'a page writes anything into the sitemap for a day',
    file: 'libs/registry/src/said-by-page.ts',
    from: ' && DAY.test(changed) ? changed',
    to: ' ? changed',
    tests: SAID,
  },
  {
    name: 'search engines show a trip that the staff keep from them',
    file: 'mfe-catalog/src/package/package.page.ts',
    from: 'noindex: item.seo.noindex,',
    to: '',
    tests: TRIP,
  },
  {
    name: 'the sitemap shows addresses of trips as places to stay',
    file: 'mfe-catalog/src/resort/resort.page.ts',
    from: "kind: 'resorts'",
    to: "kind: 'packages'",
    tests: PLACE,
  },
  {
    name: 'a place to stay is found under two addresses',
    file: 'mfe-catalog/src/resort/resort.page.ts',
    from: '...(path !== making.path && { movedTo: path }),',
    to: '',
    tests: PLACE,
  },
  {
    name: 'a site without content has no home page',
    file: 'mfe-catalog/src/home/home.page.ts',
    from: 'askIfThere, definePage',
    to: 'ask as askIfThere, definePage',
    tests: ['mfe-catalog/src/home/home.page.spec.ts'],
  },
  {
    name: 'a list that is narrowed counts as a page of its own',
    file: 'mfe-catalog/src/shared/list-head.ts',
    from: 'page > 1 && !isFiltered',
    to: 'page > 1',
    tests: LISTS,
  },
  {
    name: 'search engines count from nought',
    file: 'mfe-catalog/src/shared/list-head.ts',
    from: 'position: index + 1',
    to: 'position: index',
    tests: LISTS,
  },
  {
    name: 'everybody sees the list for another number of travellers',
    file: 'mfe-catalog/src/package-list/package-list.page.ts',
    from: "      'travellers',\n",
    to: '',
    tests: LISTS,
  },
  {
    name: 'search engines show forms of bookings',
    file: 'mfe-booking/src/shared/trip-head.ts',
    from: 'noindex: true',
    to: 'noindex: false',
    tests: BOOKING,
  },
  {
    name: 'search engines show confirmations of bookings',
    file: 'mfe-booking/src/booking/booking.page.ts',
    from: 'noindex: true',
    to: 'noindex: false',
    tests: BOOKING,
  },
  {
    name: 'the number beside a band of days leaves out its last day',
    file: 'mfe-catalog/src/package-list/package-filters.ts',
    from: 'Number(days) <= max',
    to: 'Number(days) < max',
    tests: ['mfe-catalog/src/package-list/package-filters.spec.ts'],
  },
  {
    name: 'a filter counts itself',
    file: 'api/src/catalogue/packages/packages.queries.ts',
    from: "counts('p.meal_plan', { meal_plan: undefined })",
    to: "counts('p.meal_plan', {})",
    tests: ['api/src/catalogue/packages/facets.api-spec.ts'],
  },
  {
    name: 'an empty list tries all wishes of a long address',
    file: 'mfe-catalog/src/shared/nothing-fits.tsx',
    from: 'const MOST_TRIED = 5;',
    to: 'const MOST_TRIED = 6;',
    tests: ['mfe-catalog/src/package-list/package-list-page.test.tsx'],
  },
];
