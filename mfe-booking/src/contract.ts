import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    choice: () => import('./choice/choice-page'),
    form: () => import('./booking-form/form-page'),
    confirmation: () => import('./confirmation/confirmation-page'),
  },
  setup: bindShell,
});
