import { CONTRACT_VERSION, defineRemote } from '@atoll/contract/remote';
import { bindShell } from '@atoll/ui/shell-context';
import { drawnPages } from './drawn-pages';

export default defineRemote({
  contract: CONTRACT_VERSION,
  pages: {
    ...drawnPages,
    login: () => import('./account/login-page'),
    register: () => import('./account/register-page'),
    forgot: () => import('./account/forgot-page'),
    resend: () => import('./account/resend-page'),
    trips: () => import('./account/trips-page'),
    documents: () => import('./account/documents-page'),
    notifications: () => import('./account/notifications-page'),
    travellers: () => import('./account/travellers-page'),
    profile: () => import('./account/profile-page'),
    security: () => import('./account/security-page'),
    privacy: () => import('./account/privacy-page'),
  },
  setup: bindShell,
});
