// `npm run doctor`: what is wrong with this working copy, in sentences that say what to do. Changes nothing.
import path from 'node:path';
import { examine } from './doctor/examine.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { faults, notes } = await examine(root, process.env);
for (const fault of faults) console.log(`✘ ${fault}`);
for (const note of notes) console.log(`· ${note}`);
console.log(faults.length ? `\n${faults.length} to mend.` : '\nNothing is wrong here.');
process.exitCode = faults.length ? 1 : 0;
