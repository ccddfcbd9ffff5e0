const TEXTS = 'api/src/texts';

/** Changes in one file, and the test that must notice each. */
const texts = (file, test, ...changes) =>
  changes.map(([name, from, to]) => ({
    name,
    file: `${TEXTS}/${file}.ts`,
    from,
    to,
    tests: [`${TEXTS}/${test}.ts`],
  }));

const RELEASES = 'translations/releases';
const PLACES = 'translations/places';

/** Texts of the site: what visitors read since when, where each text stands, and what open pages are told. */
export default [
  texts(
    `${RELEASES}/releases.queries`,
    `${RELEASES}/releases.api-spec`,
    ['two files of one person are one release', "else interval '0' end", 'else ${PAUSE} end'],
    ['a list goes on as long as nobody pauses', "'hand' then ${PAUSE}", "'hand' then interval '1 day'"],
  ),
  texts(`${RELEASES}/releases.queries`, `${RELEASES}/put-back.api-spec`, [
    'a moment leaves out what was changed at it',
    'where translation_id = t.id and at >= $1',
    'where translation_id = t.id and at > $1',
  ]),
  texts(`${RELEASES}/text-releases.service`, `${RELEASES}/releases.api-spec`, [
    'a list without days goes a day further back',
    'USUAL_DAYS = 29',
    'USUAL_DAYS = 30',
  ]),
  texts(
    `${RELEASES}/put-back-plan`,
    `${RELEASES}/put-back.api-spec`,
    ['an approval cannot be taken back', 'return status === edit?.status && isOfSame;', 'return isOfSame;'],
    [
      'an approval of other English counts as the same',
      'return status === edit?.status && isOfSame;',
      'return status === edit?.status;',
    ],
  ),
  texts(
    `${RELEASES}/put-back-plan`,
    `${RELEASES}/put-back-plan.spec`,
    [
      'a language before English is judged by the English of today',
      'Number(b === DEFAULT_LANGUAGE) - Number(a === DEFAULT_LANGUAGE) || ',
      '',
    ],
    ['texts that stay are not told of among many', '[...staying, ...going]', '[...going, ...staying]'],
    ['a report is as long as the release', '.slice(0, MAX_TOLD)', ''],
  ),
  texts(
    'translations/text-review.service',
    'translations/text-review.api-spec',
    ['former words of a text are made on the English of now', ', madeOn: former ?? undefined }', ' }'],
    ['an approval comes back from whoever may write', '(row.approved || approved) &&', 'row.approved &&'],
  ),
  texts(`${RELEASES}/put-back.service`, `${RELEASES}/put-back.api-spec`, [
    'a plan is carried out beside another English than it was made on',
    '[...languagesOf(wish), DEFAULT_LANGUAGE]',
    'languagesOf(wish)',
  ]),
  texts(
    `${PLACES}/text-places.dto`,
    `${PLACES}/text-places.api-spec`,
    ['a whole set of places has too many members', 'TEXT_PLACES.texts * 14', 'TEXT_PLACES.texts * 12'],
    ['a set of places has no end', '  @ArrayMaxSize(TEXT_PLACES.texts)\n', ''],
  ),
  texts(`${PLACES}/open-pictures`, `${PLACES}/text-places.api-spec`, [
    'a picture of a page is a page as well',
    ' || isPolyglot(bytes)',
    '',
  ]),
  texts(`${PLACES}/text-places.queries`, `${PLACES}/text-places.api-spec`, [
    'a text does not fit because another language has the same words',
    'where language = $1 and fault is not null',
    'where $1::text is not null and fault is not null',
  ]),
  texts(
    'live/live-texts.service',
    'live/live-texts.api-spec',
    [
      'what changed while notices were lost is told with the next notice',
      '      lost: () => this.refresh(),\n',
      '      lost: () => undefined,\n',
    ],
    ['texts of before the database went away are told as new', 'if (stale) throw', 'if (body === null) throw'],
  ),
  texts('live/live-texts.service', 'live/live-texts.service.spec', [
    'a line without a word is cut on its way',
    'BEAT_MS = 25_000',
    'BEAT_MS = 90_000',
  ]),
  {
    name: 'a page that has read many sets of texts is refused for ever',
    file: 'shell/src/live-texts/follow-texts.ts',
    from: '.slice(-PARTS)',
    to: '.slice(-PARTS - 1)',
    tests: ['shell/src/live-texts/follow-texts.test.tsx'],
  },
  {
    name: 'places are lost because a page did not come',
    file: 'tools/src/text-places/run.mjs',
    from: 'if (isWhole) await send(set);',
    to: 'await send(set);',
    tests: ['tools/src/text-places/run.spec.mjs'],
  },
  {
    name: 'nobody hears that a page did not come',
    file: 'tools/src/text-places/run.mjs',
    from: 'status = 1;',
    to: 'status = 0;',
    tests: ['tools/src/text-places/run.spec.mjs'],
  },
].flat();
