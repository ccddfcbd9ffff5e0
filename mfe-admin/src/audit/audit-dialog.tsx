import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntryDto } from '@atoll/api-client/endpoints/audit.gen';
import { useFormat } from '@atoll/i18n/instance';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Differences } from '../content/differences';
import type { FormPath } from '../content/kind';
import { OfficeDialog } from '../office/office-dialog';
import { Facts } from '../office/facts';
import { ThingLink } from '../settings/thing-link';
import styles from '../settings/settings.module.css';
import { useThingWords } from '../settings/use-thing-words';
import { changedMembers } from './changed-members';

/** Things whose members have names of their own in the office's forms. */
const NAMED_AS: Readonly<Record<string, FormPath>> = {
  ...{ package: 'packages', destination: 'destinations', experience: 'experiences', resort: 'resorts' },
  ...{ transfer: 'transfers', faq: 'faqs', post: 'posts', page: 'pages', category: 'categories' },
  ...{ amenity: 'amenities', location: 'locations' },
};

/** One entry: what it changed, from what to what, by whom, and what else the same call did. */
export function AuditDialog({ entry, onClose }: { entry: AuditEntryDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const { thing, deed } = useThingWords();
  const { action, entity, entity_id: id, actor, at, before, after, request_id: request } = entry;
  const changed = changedMembers(before, after);
  return (
    <OfficeDialog isWide title={t('audit.entry', { kind: thing(entity), deed: deed(action) })} onClose={onClose}>
      <Facts
        of={[
          [t('audit.what'), <ThingLink key="thing" entity={entity} id={id} />],
          [t('audit.who'), actor ? `${actor.name}, ${actor.email || t('apiKeys.key')}` : t('audit.nobody')],
          [t('audit.when'), moment(at)],
          [t('audit.place'), format.number(entry.seq)],
        ]}
      />
      <section className={styles.part}>
        <h3>{t('history.show')}</h3>
        {changed.length > 0 ? (
          <Differences kind={{ path: NAMED_AS[entity] ?? 'settings' }} of={changed} />
        ) : (
          <p className={styles.note}>{t('audit.noMembers')}</p>
        )}
      </section>
      <div className={styles.links}>
        <Link to={`?${new URLSearchParams({ entity, entity_id: id })}`}>{t('audit.allOfThing')}</Link>
        {request && <Link to={`?${new URLSearchParams({ request })}`}>{t('audit.allOfCall')}</Link>}
      </div>
    </OfficeDialog>
  );
}
