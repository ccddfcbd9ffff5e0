import { api } from './api.ts';
import { customerSlice, readCustomer } from './customer-session.ts';
import { readUser, sessionSlice } from './session.ts';
import type { AppStore } from './store.ts';

/** Keys of both sessions are written one after the other: half a session is no session. */
const SETTLED_MS = 100;
const OF_SESSION = /^(customer|staff)_/;

/** Takes on whom another tab of this browser has signed in or out: requests bear the tokens that are stored, whoever this page shows. */
export function watchOtherTabs(store: AppStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !OF_SESSION.test(key)) return;
    clearTimeout(timer);
    timer = setTimeout(() => follow(store), SETTLED_MS);
  });
}

function follow(store: AppStore): void {
  const shown = store.getState();
  const [customer, user] = [readCustomer(), readUser()];
  const isOtherCustomer = customer?.id !== shown.customer.customer?.id;
  const isOtherUser = user?.id !== shown.session.user?.id;
  if (isOtherCustomer)
    store.dispatch(customer ? customerSlice.actions.signedIn(customer) : customerSlice.actions.signedOut());
  if (isOtherUser) store.dispatch(user ? sessionSlice.actions.signedIn(user) : sessionSlice.actions.signedOut());
  if (isOtherCustomer || isOtherUser) store.dispatch(api.util.resetApiState());
}
