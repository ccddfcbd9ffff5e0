import { type AppStore, signIn } from '@atoll/api-client/base';
import type { Permission } from '@atoll/contract/permissions';

const exp = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3600 }));

/** Signs somebody in who holds the permissions. */
export const as = (permissions: Permission[]) => (store: AppStore) =>
  signIn(store, {
    access: `h.${exp}.s`,
    refresh: 'r',
    user: { id: '1', email: 'editor@atoll.example', first_name: '', last_name: '', role: 'editor', permissions },
  });

export const TRANSLATOR: Permission[] = ['translations.view', 'translations.change', 'translations.import'];
export const MANAGER: Permission[] = [...TRANSLATOR, 'translations.approve', 'languages.change'];

const language = (id: number, code: string, name: string, native_name: string, more: object = {}) => ({
  ...{ id, code, name, native_name, flag: '', direction: 'ltr', is_active: true, is_default: false },
  ...more,
});

/** The table of languages as the API lists it. */
export const LANGUAGES = [
  language(1, 'en', 'English', 'English', { is_default: true }),
  language(2, 'ru', 'Russian', 'Русский'),
  language(3, 'zh', 'Chinese', '中文'),
];

/** jsdom knows the element and not its methods. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** An empty page of a list. */
export const EMPTY = { count: 0, next: null, previous: null, results: [] };
