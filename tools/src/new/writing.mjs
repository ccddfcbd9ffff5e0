// How a new part is written: files of a template under other names, and changes of files that are there.
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { Foreseen } from '../preflight.mjs';

export const TEMPLATES = path.resolve(import.meta.dirname, '../../templates');

/** `spa-menu` → `SpaMenu`. */
export const pascal = (name) => name.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase());
/** `spa-menu` → `spaMenu`. */
export const camel = (name) => name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** @throws {Foreseen} for what cannot be the name of a folder, a route and a key at once */
export function checkName(name, what) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ''))
    throw new Foreseen(
      `Name the ${what} in small letters, digits and single dashes, like "spa-menu"; not "${name ?? ''}".`,
    );
  return name;
}

/** Writes a file as the formatter of this repository would leave it. */
export async function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Also what stands elsewhere is written as it is here.
  const options = { ...(await prettier.resolveConfig(path.join(TEMPLATES, 'x'))), filepath: file };
  const { inferredParser } = await prettier.getFileInfo(file);
  fs.writeFileSync(file, inferredParser ? await prettier.format(text, options) : text);
}

export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
export const writeJson = (file, value) => write(file, JSON.stringify(value, null, 2));

/** A text of a template in other words. */
export const renamed = (text, words) => words.reduce((done, [from, to]) => done.replaceAll(from, to), text);

/** The words of a template for a namespace: it is `hello` there, in one place as the name of a member. */
export const namespaceWords = (namespace) => [
  [/\bhello(?=: )/g, namespace.includes('-') ? `'${namespace}'` : namespace],
  [/\bhello\b/g, namespace],
];

/** The words of a template for a page: it is `welcome` there, and that is also the key of its texts. */
export const pageWords = (page) => [
  [/(?<=\.)welcome\b|\bwelcome(?=\.(title|lead))/g, camel(page)],
  [/Welcome/g, pascal(page)],
  [/\bwelcome\b/g, page],
];

/**
 * Writes the files of a template into a folder, its words replaced in names and contents.
 * @param {string} template folder below tools/templates
 * @param {[from: RegExp, to: string][]} words
 * @param {(file: string) => boolean} [wanted] by the path in the template
 * @returns {Promise<string[]>} what was written
 * @throws {Foreseen} when one of them is there already
 */
export async function copyTemplate(template, folder, words, wanted = () => true) {
  const from = path.join(TEMPLATES, template);
  const files = fs
    .globSync('**/*', { cwd: from })
    .filter((file) => fs.statSync(path.join(from, file)).isFile() && wanted(file))
    .map((file) => ({ source: path.join(from, file), target: path.join(folder, renamed(file, words)) }));
  const there = files.find(({ target }) => fs.existsSync(target));
  if (there) throw new Foreseen(`${there.target} is there already.`);
  for (const { source, target } of files) await write(target, renamed(fs.readFileSync(source, 'utf8'), words));
  return files.map(({ target }) => target);
}

/**
 * Changes a text at one place.
 * @throws {Foreseen} when the place is not found
 */
export async function edit(file, place, replacement) {
  const text = fs.readFileSync(file, 'utf8');
  if (!place.test(text)) throw new Foreseen(`${file} has no place for it: ${place} was not found there.`);
  await write(file, text.replace(place, replacement));
}
