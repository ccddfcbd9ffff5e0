// `node --import …/typescript.mjs`: for the processes that tests start of sources.
import { registerTypeScript } from './typescript-hooks.mjs';

registerTypeScript();
