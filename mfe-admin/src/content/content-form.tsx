import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { ConflictNotice } from './conflict-notice';
import styles from './content.module.css';
import { FormScopeProvider } from './fields/form-scope';
import { MemberField } from './fields/member-field';
import { FormActions } from './form-actions';
import { FormGroup } from './form-group';
import { FormHead } from './form-head';
import type { ContentDocument, Kind } from './kind';
import { PendingNotice } from './pending-notice';
import { useForm } from './use-form';
import { useMaldivesTime } from '../office/use-maldives-time';

/** Everything of one thing, in groups; English and one other language side by side. */
export function ContentForm({ kind, read }: { kind: Kind; read: ContentDocument }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const own = useLanguage();
  const mayChange = usePermission(kind.permissions.change);
  const [beside, setBeside] = useState<Exclude<Language, 'en'>>(own === 'zh' ? 'zh' : 'ru');
  const form = useForm(kind, read);
  const top = useRef<HTMLDivElement>(null);
  const { document: stored, changed, errors, fault, conflicts, by, restored, isSaving, isKept } = form;
  const isLocked = !mayChange || stored.status === 'archived';
  const isChanged = changed.length > 0;
  const count = Object.keys(errors).length;

  const save = async () => {
    const saved = await form.save();
    if (saved) notify({ kind: 'success', text: t(saved === 'pending' ? 'content.handedIn' : 'content.saved') });
    return saved;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!isLocked && !isSaving && isChanged) void latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isLocked, isSaving, isChanged]);
  // What is wrong is seen, wherever it stands.
  useEffect(() => {
    if (fault) (top.current?.querySelector<HTMLElement>('[aria-invalid]') ?? top.current)?.focus();
  }, [fault, errors]);

  return (
    <FormScopeProvider value={{ kind, beside, errors, isLocked, set: form.set, Field: MemberField }}>
      <div className={styles.form} ref={top} tabIndex={-1}>
        <FormHead kind={kind} document={stored} beside={beside} onBeside={setBeside} />
        {!isLocked || stored.status === 'archived' ? (
          <FormActions kind={kind} form={form} onSave={save} />
        ) : (
          <Notice>{t('content.readOnly')}</Notice>
        )}
        {fault && (
          <Notice kind="error" title={count > 0 ? t('content.faults', { count }) : undefined}>
            {count > 0 ? t('content.faultsText') : fault}
          </Notice>
        )}
        {restored && isChanged && (
          <Notice title={t('content.restored', { time: moment(restored) })}>{t('content.restoredText')}</Notice>
        )}
        {(by !== undefined || conflicts.length > 0) && (
          <ConflictNotice kind={kind} by={by ?? null} conflicts={conflicts} onSettle={form.settle} />
        )}
        <PendingNotice kind={kind} document={stored} onTakeUp={form.takeUp} />
        <div className={styles.body}>
          <nav className={styles.groups} aria-label={t('content.groups')}>
            {kind.groups.map(({ id }) => (
              <a key={id} href={`#${id}`}>
                {t(`groups.${id as 'words'}`)}
              </a>
            ))}
          </nav>
          <div className={styles.fields}>
            {kind.groups.map((group) => (
              <FormGroup key={group.id} group={group} content={form.mine} />
            ))}
          </div>
        </div>
        {!isLocked && isChanged && (
          <div className={styles.bar} role="region" aria-label={t('content.unsaved', { count: changed.length })}>
            <p>
              {t('content.unsaved', { count: changed.length })}{' '}
              <span>{t(isKept ? 'content.kept' : 'content.notKept')}</span>
            </p>
            <Button onClick={form.discard}>{t('content.discard')}</Button>
            <Button type="primary" aria-busy={isSaving} aria-keyshortcuts="Control+S" onClick={() => void save()}>
              {t('content.save')}
            </Button>
          </div>
        )}
      </div>
    </FormScopeProvider>
  );
}
