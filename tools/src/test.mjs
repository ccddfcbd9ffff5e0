// `npm test`: every check of the product, each set up by itself. Ends with `N passed, N failed`.
// `npm test -- <part of a path> …`: only the tests there, with the same flags and a database that is kept warm.
import path from 'node:path';
import { dateTests } from './date-tests.mjs';
import { runChosen } from './test-chosen.mjs';
import { NIGHTLY, aside, bin, build, check, flows, jest, projects, runSteps, thenKeep } from './test-steps.mjs';
import { BETWEEN, EAST } from './time-zones.mjs';

const patterns = process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (patterns.length > 0) await runChosen(patterns);

const spectral = ['lint', '--ruleset', 'api/spectral.yaml', '--fail-severity', 'warn', 'api/openapi.json'];
const INSTALL = 'install.spec';
const START = 'start.spec';
/** A copy of the whole is changed, built and served: minutes. */
const WHOLE = 'whole.spec';
/** Servers and a database are killed: a few times, and thirty times each night, which takes minutes. */
const KILLED = 'killed-processes';
/** Their tests read built files and start servers; those of the others run beside the first builds. */
const SERVERS = ['api', 'tools'];
const FRONT = projects().filter((folder) => !SERVERS.includes(folder));
// What needs nothing from the others starts first and is asked in its turn.
const format = aside(check('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']));
const document = aside(check('api document', [bin('@stoplight/spectral-cli/dist/index.js'), ...spectral]));
// Each start lays the built files down anew from the cache, also in a copy that is installed whole: beside what reads none of them.
const built = Promise.withResolvers();
const installing = aside(jest('installing', ['tools'], [INSTALL]), built.promise);
const starting = aside(jest('starting', ['tools'], [START]), built.promise);
// One worker for each zone: to load the application into further ones takes longer than these tests.
const tested = Promise.withResolvers();
const byDate = ['--runTestsByPath', ...dateTests()];
const dates = [EAST, ...(NIGHTLY ? [BETWEEN] : [])].map((TZ) =>
  aside(jest(`dates in ${path.basename(TZ)}`, projects(), byDate, { TZ }, 1), tested.promise),
);
// It waits more than it works: for what is done each minute.
const killing = jest('killed processes', ['api'], [KILLED], NIGHTLY ? {} : { ATOLL_KILLS: '4' }, 1);
const killed = NIGHTLY ? killing : aside(killing, tested.promise);

await runSteps([
  check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']),
  check('styles and texts', ['tools/src/check-sources.mjs']),
  build(),
  thenKeep(built, check('generated files', ['tools/src/generate.mjs', '--check', '--no-build'])),
  check('types', [bin('typescript-7/bin/tsc'), '-b']),
  format,
  document,
  jest('interface tests', FRONT),
  starting,
  thenKeep(
    tested,
    jest('API and tools tests', SERVERS, ['--testPathIgnorePatterns', INSTALL, START, WHOLE, KILLED], {
      ATOLL_TEST_DOCUMENT: 'required',
    }),
  ),
  ...dates,
  flows(),
  installing,
  killed,
  ...(NIGHTLY
    ? [
        jest('new parts, whole', ['tools'], [WHOLE]),
        check('mutants', ['tools/src/mutants.mjs']),
        check('generated clients', ['tools/src/clients.mjs']),
      ]
    : []),
]);
