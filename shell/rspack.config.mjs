import { drawn } from '@atoll/tools/presets/federation.mjs';
import { ShellFilesPlugin } from '@atoll/tools/presets/shell-files.mjs';

export default drawn(import.meta.dirname, { host: true, plugins: [new ShellFilesPlugin()] });
