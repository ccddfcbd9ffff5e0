import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';
import './texts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    home: () => import('./home/home-page'),
    packages: () => import('./package-list/package-list-page'),
    package: () => import('./package/package-page'),
    resorts: () => import('./resort-list/resort-list-page'),
    resort: () => import('./resort/resort-page'),
    legal: () => import('./legal/legal-page'),
  },
  setup: bindShell,
});
