// `npm run new -- remote|page|module|language <name>`: writes what a new part of the product begins with.
import path from 'node:path';
import { Foreseen } from './preflight.mjs';
import { newLanguage } from './new/language.mjs';
import { newModule } from './new/module.mjs';
import { newOwnRemote } from './new/own-remote.mjs';
import { newPage } from './new/page.mjs';
import { newRemote } from './new/remote.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run new -- <what> <name>

  remote <name>          a front end of its own, deployed on its own: mfe-<name>
  own-remote <name> <folder>  the same in a repository of its own, with what it is built with
  page <remote> <name>   a page of a remote: its component, test, route and words
  module <area>/<names>  a module of the API: table, migration, calls of staff and their test (site/spa-menus)
  language <code>        a language of the interface (de, fr, pt-BR), and the list of what remains to be translated`;

const KINDS = {
  remote: newRemote,
  'own-remote': newOwnRemote,
  page: newPage,
  module: newModule,
  language: newLanguage,
};

const [kind, ...names] = process.argv.slice(2);
try {
  if (!Object.hasOwn(KINDS, kind ?? '')) throw new Foreseen(USAGE);
  const lines = await KINDS[kind](ROOT, ...names);
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof Foreseen)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
