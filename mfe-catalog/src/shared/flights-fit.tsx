import { useBrowser } from '@atoll/ui/use-browser';
import type { FlightsTo } from './check-arg';
import { KnownFlightsFit } from './known-flights-fit';

/** Beside a price: whether known flights fit. Only a tab knows any; a server draws none of it. */
export const FlightsFit = (props: { to: FlightsTo }) => useBrowser(() => true, false) && <KnownFlightsFit {...props} />;
