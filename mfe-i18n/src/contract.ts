import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: { translations: () => import('./translations/translations-page') },
  setup: bindShell,
});
