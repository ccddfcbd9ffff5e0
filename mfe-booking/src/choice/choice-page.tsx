import { TripGate } from '../shared/trip-gate';
import { ChoiceScreen } from './choice-screen';

export default function ChoicePage() {
  return <TripGate>{(trip) => <ChoiceScreen key={trip.slug} trip={trip} />}</TripGate>;
}
