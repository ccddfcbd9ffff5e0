// What failed in a run, said once more before its last line: the log of a whole run is long, and its end is read first.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough to see what was expected; the whole stands where the test ran. */
const LINES = 15;
/** A fault that breaks everything is seen from the first of them. */
const FAULTS = 20;

const short = (message) => stripVTControlCharacters(message).trim().split('\n').slice(0, LINES).join('\n');
const fault = (name, message) => (message ? `${name}\n${short(message)}` : name);

/** @param report what Jest writes with `--json` @returns {string[]} each failed test, and each file that could not be run */
export const testFaults = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.basename(name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => fault(`${file} › ${test.fullName}`, test.failureMessages[0]));
    return failed.length === 0 && status === 'failed' ? [fault(file, message)] : failed;
  });

/** @param report what Playwright's reporter `json` writes @returns {string[]} each flow that failed, at once or in the end */
export function flowFaults({ suites, errors = [] }) {
  const flowsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(flowsOf)];
  const failed = suites.flatMap(flowsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return fault(`${file}:${line} › ${title}`, error?.message);
      }),
  );
  return [...errors.map(({ message }) => short(message)), ...failed];
}

/** @param {{step: string, faults: string[]}[]} failed the steps that did not pass @returns {string} nothing when all did */
export function sayFaults(failed) {
  const said = failed.map(({ step, faults }) => {
    const more = faults.length - FAULTS;
    const listed = faults.slice(0, FAULTS).map((text) => `\n${text}\n`);
    return `\n✘ ${step}\n${listed.join('')}${more > 0 ? `\nand ${more} more\n` : ''}`;
  });
  return said.join('');
}
