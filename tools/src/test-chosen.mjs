// `npm test -- bookings`, `-- mfe-catalog`, `-- shell/e2e/office`: the tests whose path holds one of the words.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, build, flows, jest, projects, runSteps } from './test-steps.mjs';
import { strays } from './workspace.mjs';

const FLOWS = 'shell/e2e';
const SKIPPED = /(^|\/)(node_modules|dist|dist-types|e2e)(\/|$)/;
const IS_TEST = /\.(spec|test|api-spec)\.(tsx?|mjs)$/;
/** Tests of the tools that run what is built. */
const RUNS_BUILT =
  /^tools\/src\/(start|install|jest-native|bundle-loader|own\.whole)\.spec|^tools\/src\/(remote|drawing)\//;

const filesUnder = (folder, wanted) =>
  fs
    .globSync('**/*', { cwd: path.join(ROOT, folder), exclude: (name) => SKIPPED.test(name) })
    .filter((file) => wanted.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);

/** All tests there are: those that Jest runs by their project, and the browser's. */
export function allTests() {
  const byProject = new Map(projects().map((folder) => [folder, filesUnder(folder, IS_TEST)]));
  return { byProject, flows: filesUnder(FLOWS, /\.e2e\.ts$/) };
}

/**
 * What a word stands for: a path or any part of one. A word that is the name of a folder is all of that folder and nothing whose
 * name happens to hold it (`packages` is `api/src/catalogue/packages`, not `package-card`).
 * @param {string[]} files paths from the root, with slashes
 */
export function chosen(files, word) {
  const plain = word.replace(/^\.\//, '').replace(/\/$/, '');
  const inFolder = files.filter((file) => `/${path.posix.dirname(file)}/`.includes(`/${plain}/`));
  return inFolder.length > 0 ? inFolder : files.filter((file) => file.includes(plain));
}

/** Runs the tests that the words choose and ends the process as the whole run does. */
export async function runChosen(words) {
  const faults = strays(ROOT);
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(2);
  }
  const { byProject, flows: browserTests } = allTests();
  const everything = [...[...byProject.values()].flat(), ...browserTests];
  const unknown = words.find((word) => chosen(everything, word).length === 0);
  if (unknown) {
    console.error(
      `No test has "${unknown}" in its path: name a file, a module (bookings) or a workspace (mfe-catalog).`,
    );
    process.exit(2);
  }
  const taken = new Set(words.flatMap((word) => chosen(everything, word)));
  const folders = [...byProject].filter(([, files]) => files.some((file) => taken.has(file))).map(([folder]) => folder);
  const ofJest = [...taken].filter((file) => !browserTests.includes(file));
  const ofBrowser = browserTests.filter((file) => taken.has(file));
  console.log(`${taken.size} of ${everything.length} test files.`);
  const steps = [];
  if (ofBrowser.length > 0 || ofJest.some((file) => RUNS_BUILT.test(file))) steps.push(build());
  if (ofJest.length > 0) steps.push(jest('tests', folders, ['--runTestsByPath', ...ofJest], { ATOLL_TEST_WARM: '1' }));
  if (ofBrowser.length > 0) steps.push(flows(ofBrowser));
  await runSteps(steps);
}
