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
  listAvailability: 'availability',
  createBookingIntent: 'whatsapp',
  createBooking: 'sent',
  createTripRequest: 'sent',
  contactAgency: 'sent',
  subscribeToNewsletter: 'sent',
};

/** Done once on a page, however often it is asked for there. */
const ONCE: ReadonlySet<VisitEvent> = new Set(['availability', 'form', 'whatsapp']);

/** Pages whose forms somebody at the agency reads; on the home page those that ask for an address to answer to. */
const ASKING: ReadonlySet<string> = new Set(['form', 'stay', 'builder', 'contact', 'home']);

/** What of an address says how a list is shown, not what is looked for. */
const SHOWN_BY = ['page', 'sort', 'view', 'only'];

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

/** What a list is asked for: `words`, and everything that narrows it. */
function askedIn({ search }: { search: string }): { words: string | null; all: string } {
  const params = new URLSearchParams(search);
  for (const name of SHOWN_BY) params.delete(name);
  params.sort();
  return { words: params.get('search'), all: params.toString() };
}

/**
 * Counts what somebody does on the public site, by events of which none tells who it was, and sends them when the page is left. The
 * shell loads it two seconds after the page, and never for staff nor for who has asked not to be followed.
 */
export function countVisits({ set, state }: Pick<App, 'set' | 'state'>, router: Router): void {
  const routes = routesOf(set).filter(({ path }) => !path.startsWith('/dashboard'));
  const source = sourceOf(location, document.referrer);
  let waiting: Done[] = [];
  let language = transport.language();
  let at = router.state.location;
  let here = placeOf(routes, at.pathname);
  /** Told of the page already. */
  let told = new Set<string>();

  const send = () => {
    if (waiting.length === 0) return;
    const message = { language, ...(source && { source }), events: waiting };
    navigator.sendBeacon('/api/visits/', new Blob([JSON.stringify(message)], { type: 'application/json' }));
    waiting = [];
  };
  const count = (event: VisitEvent, subject?: string) => {
    if (!here || (ONCE.has(event) && told.has(event))) return;
    told.add(event);
    if (language !== transport.language()) send();
    language = transport.language();
    waiting.push({ event, ...here, ...(subject !== undefined && { subject: subject.slice(0, VISIT_LIMITS.subject) }) });
    if (waiting.length === VISIT_LIMITS.events) send();
  };
  const answered = (endpoint: string, asked: unknown, data: unknown) => {
    const event = TOLD_BY[endpoint];
    if (event) count(event);
    if (endpoint !== 'listPackages' || (data as { count?: number } | null)?.count !== 0) return;
    // With one entry on a page it is asked what another wish would find.
    const { search: words, page_size: size = 0 } = (asked ?? {}) as { search?: string; page_size?: number };
    if (!words || size === 1 || told.has(`in vain ${words}`)) return;
    told.add(`in vain ${words}`);
    count('nothing_found', words);
  };
  const go = (now: typeof at) => {
    const before = at;
    at = now;
    if (splitLanguage(now.pathname).path !== splitLanguage(before.pathname).path) {
      here = placeOf(routes, now.pathname);
      told = new Set();
      count('view');
      if (here?.subject) count('open');
      return;
    }
    const [asked, last] = [askedIn(now), askedIn(before)];
    if (!here?.subject && asked.all !== last.all) count(asked.words === last.words ? 'filter' : 'search');
  };

  count('view');
  for (const { endpoint, arg, data } of state.queries) answered(endpoint, arg, data);
  transport.onAnswer = answered;
  router.subscribe(({ location: now }) => now !== at && go(now));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="https://wa.me/"]')) count('whatsapp');
  });
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('main form');
    if (form && here && ASKING.has(here.page) && (here.page !== 'home' || form.querySelector('[type=email]')))
      count('form');
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
