// The product's own lint rules, as a plugin. They read one file at a time and need no types.
import { areas } from './areas.mjs';
import { arrows } from './arrows.mjs';
import { colours } from './colours.mjs';
import { facades } from './facades.mjs';
import { markup } from './markup.mjs';
import { texts } from './texts.mjs';

export default { meta: { name: 'atoll' }, rules: { areas, arrows, colours, facades, markup, texts } };
