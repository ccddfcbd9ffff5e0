/** Changes in one file of the office, and the test that must notice each. */
const office = (file, test, ...changes) =>
  changes.map(([name, from, to]) => ({
    name,
    file: `mfe-admin/src/${file}`,
    from,
    to,
    tests: [`mfe-admin/src/${test}`],
  }));

/** Changes of what waits until somebody publishes it. */
const waiting = (file, ...changes) =>
  changes.map(([name, from, to]) => ({
    name,
    file: `api/src/content/editing/${file}.ts`,
    from,
    to,
    tests: ['api/src/catalogue/packages/package-pending.api-spec.ts'],
  }));

/** What colleagues type, hand in and point at. */
export default [
  waiting(
    'pending-changes',
    ['a second change takes the note of the first away', 'given.note ?? stored?.note ?? null', 'given.note ?? null'],
    ['two changes of one instant are one', 'stored && stored.at >= now', 'stored && stored.at > now'],
  ),
  waiting('waiting-body', ['a language that is taken away stays, since words in it waited', '= words && {', '= {']),
  office('content/map/sea-view.ts', 'content/map/sea-view.spec.ts', [
    'a pin at the edge is seen by nobody',
    'EDGE = 0.12',
    'EDGE = 0',
  ]),
  office('content/map/map-field.tsx', 'content/map/map-field.test.tsx', [
    'nobody is warned of a pin in the open sea',
    'FAR = 15',
    'FAR = 100',
  ]),
  office(
    'content/map/pin-map.tsx',
    'content/map/map-field.test.tsx',
    ['a pin hangs on a finger that scrolls', '        onPointerCancel={() => setGrip(null)}\n', ''],
    ['the menu of the right button moves a pin', ' || event.button !== 0', ''],
    ['nobody gets farther away by keys', "'-': -1", "'-': 1"],
    [
      'a pin is dragged out of sight sideways',
      'Math.min(SIZE.wide, Math.max(0, point.x - grip.x))',
      'point.x - grip.x',
    ],
    ['a pin is dragged out of sight upwards', 'Math.min(SIZE.high, Math.max(0, point.y - grip.y))', 'point.y - grip.y'],
  ),
  office('office/kept-draft.ts', 'content/content-form.test.tsx', [
    'what one colleague has typed is shown to the next',
    '`atoll_office:${user}:draft:${path}:${id}`',
    '`atoll_office:draft:${path}:${id}`',
  ]),
].flat();
