import { federated } from '@atoll/tools/presets/federation.mjs';
import { ShellFilesPlugin } from '@atoll/tools/presets/shell-files.mjs';

export default federated(import.meta.dirname, { host: true, plugins: [new ShellFilesPlugin()] });
