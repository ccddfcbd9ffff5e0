import { StayGate } from '../shared/stay-gate';
import { ChoiceScreen } from './choice-screen';

/** Ways to book nights in a room of a resort. */
export default function StayChoicePage() {
  return <StayGate>{(trip) => <ChoiceScreen key={trip.slug} trip={trip} />}</StayGate>;
}
