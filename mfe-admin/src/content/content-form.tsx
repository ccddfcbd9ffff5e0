import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '@atoll/api-client/base';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { FormActions } from './form-actions';
import { FormFrame } from './form-frame';
import { FormHead } from './form-head';
import type { ContentDocument, Kind } from './kind';
import { mayStore } from './life';
import { PendingNotice } from './pending-notice';
import { useForm } from './use-form';
import { useTakenUp } from './use-taken-up';
import { useWrite } from './use-write';

/** Everything of one thing, in groups; English and one other language side by side. */
export function ContentForm({ kind, read }: { kind: Kind; read: ContentDocument }) {
  const { t } = useTranslation('admin');
  const own = useLanguage();
  const may = { change: usePermission(kind.permissions.change), publish: usePermission(kind.permissions.publish) };
  const [beside, setBeside] = useState<Exclude<Language, 'en'>>(own === 'zh' ? 'zh' : 'ru');
  const form = useForm(kind, read, useWrite(kind));
  const endTakenUp = useTakenUp(kind);
  const { document: stored, takenUp } = form;
  // Nothing waits beside what is public of a plain kind.
  const mayWrite = kind.isPlain ? mayStore(stored.status, may) : may.change;
  const isLocked = !mayWrite || stored.status === 'archived';

  const save = async () => {
    const saved = await form.save();
    if (!saved) return saved;
    notify({ kind: 'success', text: t(saved.waiting ? 'content.handedIn' : 'content.saved') });
    await endTakenUp(saved, takenUp);
    return saved;
  };
  return (
    <FormFrame
      kind={kind}
      form={form}
      beside={beside}
      isLocked={isLocked}
      head={
        <>
          <FormHead kind={kind} document={stored} beside={beside} onBeside={setBeside} />
          {!isLocked || stored.status === 'archived' ? (
            <FormActions kind={kind} form={form} onSave={save} />
          ) : (
            <Notice>{t('content.readOnly')}</Notice>
          )}
        </>
      }
      notice={<PendingNotice kind={kind} document={stored} onTakeUp={form.takeUp} />}
      onSave={save}
    />
  );
}
