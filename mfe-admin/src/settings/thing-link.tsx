import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSessionUser } from '@atoll/api-client/base';
import { THING_PLACES } from './things';
import { useThingWords } from './use-thing-words';

/** Long ids are told by their end: the beginning is the time. */
const SHORT = 8;
const shortOf = (id: string) => (id.length > SHORT * 2 ? `…${id.slice(-SHORT)}` : id);

/** A thing by its kind and number; a link where one may see it. */
export function ThingLink({ entity, id }: { entity: string; id: string }) {
  const { t } = useTranslation('admin');
  const { thing } = useThingWords();
  const permissions = useSessionUser()?.permissions ?? [];
  const place = THING_PLACES[entity];
  const name = place?.isOnly ? thing(entity) : t('audit.thing', { kind: thing(entity), id: shortOf(id) });
  return place && permissions.includes(place.permission) ? <Link to={place.to(id)}>{name}</Link> : <>{name}</>;
}
