import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: { start: () => import('./start-page') },
});
