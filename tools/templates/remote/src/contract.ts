import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: { welcome: () => import('./welcome/welcome-page') },
  setup: bindShell,
});
