import { federated } from '@atoll/tools/presets/federation.mjs';

export default federated(import.meta.dirname);
