import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@atoll/ui/notice';
import { RestoredNotice } from '../office/restored-notice';
import { SaveBar } from '../office/save-bar';
import { useSaveKey } from '../office/use-save-key';
import { ConflictNotice } from './conflict-notice';
import styles from './content.module.css';
import { type FormScope, FormScopeProvider } from './fields/form-scope';
import { MemberField } from './fields/member-field';
import { FormGroup } from './form-group';
import type { FormKind } from './kind';
import type { ContentForm } from './use-form';

/** A form in groups: what stands above it, what is wrong or was changed meanwhile, the fields, and the bar that saves. */
export function FormFrame({
  kind,
  form,
  beside,
  isLocked = false,
  head,
  notice,
  onSave,
}: {
  kind: FormKind;
  form: ContentForm;
  beside: FormScope['beside'];
  isLocked?: boolean;
  head: ReactNode;
  /** What else there is to know before the fields. */
  notice?: ReactNode;
  onSave: () => Promise<unknown>;
}) {
  const { t } = useTranslation('admin');
  const top = useRef<HTMLDivElement>(null);
  const { changed, errors, fault, conflicts, meanwhile, restored, isSaving, isKept } = form;
  const isChanged = changed.length > 0;
  const count = Object.keys(errors).length;
  useSaveKey();
  // What is wrong is seen, wherever it stands.
  useEffect(() => {
    if (fault) (top.current?.querySelector<HTMLElement>('[aria-invalid]') ?? top.current)?.focus();
  }, [fault, errors]);

  return (
    <FormScopeProvider
      value={{ kind, id: form.document.id, beside, errors, isLocked, set: form.set, Field: MemberField }}
    >
      <div className={styles.form} ref={top} tabIndex={-1}>
        {head}
        {fault && (
          <Notice kind="error" title={count > 0 ? t('content.faults', { count }) : undefined}>
            {count > 0 ? t('content.faultsText') : fault}
          </Notice>
        )}
        {isChanged && <RestoredNotice at={restored} />}
        {((meanwhile && isChanged) || conflicts.length > 0) && (
          <ConflictNotice
            kind={kind}
            by={meanwhile?.by}
            conflicts={conflicts}
            isChanged={!isLocked}
            onSettle={form.settle}
          />
        )}
        {notice}
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
          <SaveBar
            label={t('content.unsaved', { count: changed.length })}
            note={t(isKept ? 'content.kept' : 'content.notKept')}
            isSaving={isSaving}
            onSave={() => void onSave()}
            onDiscard={form.discard}
          />
        )}
      </div>
    </FormScopeProvider>
  );
}
