import { matchPath } from 'react-router';
import { splitLanguage } from '@atoll/contract/paths';
import { VISIT_LIMITS, type VisitEvent } from '@atoll/contract/visits';
import { transport } from '@atoll/api-client/base';
import { type DeclaredRoute, type App, routesOf } from '../app-context';
import type { Router } from '../routes/routes';

interface Done {
  event: VisitEvent;
  page: string;
  subject?: string;
}

/** Answers that tell what a visitor has done. */
const TOLD_BY: Record<string, VisitEvent> = {
  quoteBooking: 'availability',
  getBookingCalendar: 'availability',
  createBookingIntent: 'whatsapp',
  createBooking: 'sent',
  createTripRequest: 'sent',
  createContactMessage: 'sent',
  subscribeToNewsletter: 'sent',
};

/** Done once on a page, however often it is asked for there. */
const ONCE: ReadonlySet<VisitEvent> = new Set(['availability', 'form', 'whatsapp']);

/** Lists that are searched. */
const SEARCHED = ['listPackages', 'listResorts'];

/** Whence a visit came: what the link says of itself, else the host of the page before, if it is another's. */
export function sourceOf({ search, host }: Pick<Location, 'search' | 'host'>, referrer: string): string | undefined {
  const said = new URLSearchParams(search).get('utm_source')?.toLowerCase() ?? '';
  if (/^[a-z0-9][a-z0-9._-]*$/.test(said)) return said.slice(0, VISIT_LIMITS.source);
  const before = URL.canParse(referrer) ? new URL(referrer).host : host;
  return before === host ? undefined : before.replace(/^www\.|:\d+$/g, '').slice(0, VISIT_LIMITS.source) || undefined;
}

/** The route of an address with the slug in it. Ids of bookings and requests are nobody's business. */
function placeOf(routes: DeclaredRoute[], pathname: string): Omit<Done, 'event'> | null {
  const { path } = splitLanguage(pathname);
  for (const { id, path: pattern } of routes) {
    const match = matchPath(pattern, path);
    if (match) return { page: id.split('.')[1] ?? id, ...(match.params.slug && { subject: match.params.slug }) };
  }
  return null;
}

/**
 * Counts what somebody does on the public site, by events of which none tells who it was, and sends them when the page is left. The
 * shell loads it two seconds after the page, and never for staff nor for who has asked not to be followed.
 */
export function countVisits({ set, state }: App, router: Router): void {
  const routes = routesOf(set).filter(({ path }) => !path.startsWith('/dashboard'));
  const source = sourceOf(location, document.referrer);
  let waiting: Done[] = [];
  let here = placeOf(routes, router.state.location.pathname);
  let seen = new Set<VisitEvent>();

  const send = () => {
    if (waiting.length === 0) return;
    const { language } = splitLanguage(router.state.location.pathname);
    const message = { language, ...(source && { source }), events: waiting };
    navigator.sendBeacon('/api/visits/', new Blob([JSON.stringify(message)], { type: 'application/json' }));
    waiting = [];
  };
  const count = (event: VisitEvent, subject?: string) => {
    if (!here || (ONCE.has(event) && seen.has(event))) return;
    seen.add(event);
    waiting.push({ event, ...here, ...(subject !== undefined && { subject: subject.slice(0, VISIT_LIMITS.subject) }) });
    if (waiting.length === VISIT_LIMITS.events) send();
  };
  const answered = (endpoint: string, arg: unknown, data: unknown) => {
    const event = TOLD_BY[endpoint];
    if (event) count(event);
    const words = (arg as { search?: unknown } | null)?.search;
    const isNothing = SEARCHED.includes(endpoint) && (data as { count?: number } | null)?.count === 0;
    if (isNothing && typeof words === 'string' && words) count('nothing_found', words);
  };

  count('view');
  for (const { endpoint, arg, data } of state.queries) answered(endpoint, arg, data);
  transport.onAnswer = answered;
  let before = router.state.location;
  router.subscribe(({ location: now }) => {
    if (now === before) return;
    const last = before;
    before = now;
    if (now.pathname === last.pathname) {
      if (now.search === last.search || here?.subject) return;
      const wordsOf = ({ search }: { search: string }) => new URLSearchParams(search).get('search');
      count(wordsOf(now) === wordsOf(last) ? 'filter' : 'search');
      return;
    }
    here = placeOf(routes, now.pathname);
    seen = new Set();
    count('view');
    if (here?.subject) count('open');
  });
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="https://wa.me/"]')) count('whatsapp');
  };
  // A form with an address to answer to and no password is one that somebody at the agency reads.
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element && target.closest('main form');
    if (form && form.querySelector('[type=email]') && !form.querySelector('[type=password]')) count('form');
  };
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
