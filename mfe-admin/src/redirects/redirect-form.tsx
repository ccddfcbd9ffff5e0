import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type RedirectDto,
  useCreateRedirectMutation,
  useDeleteRedirectMutation,
  useUpdateRedirectMutation,
} from '@atoll/api-client/endpoints/redirects.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextArea, TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { merged } from '../office/merge';
import { OfficeDialog } from '../office/office-dialog';
import { useSendKey } from '../office/use-send-key';
import styles from '../settings/settings.module.css';
import { LeadsOn, PageThere } from './redirect-hints';

const EMPTY = { from: '', to: '', status: 301, is_active: true, note: '' as string | null } as const;
const MOST = { path: 300, note: 300 };
type Draft = Pick<RedirectDto, 'from' | 'to' | 'status' | 'is_active' | 'note'>;
const draftOf = ({ from, to, status, is_active, note }: Draft): Draft => ({ from, to, status, is_active, note });

/** Where an address that has moved leads, and whether for good; a redirect that is not wanted any more is deleted here. */
export function RedirectForm({ redirect: read, onClose }: { redirect?: RedirectDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const keyOf = useSendKey();
  const [create, creating] = useCreateRedirectMutation();
  const [update, updating] = useUpdateRedirectMutation();
  const [remove, removing] = useDeleteRedirectMutation();
  const [redirect, setRedirect] = useState(read);
  const [draft, setDraft] = useState<Draft>(() => draftOf(redirect ?? EMPTY));
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const stale = currentOf<RedirectDto>(failure);
  const faults = (isApiError(failure) && failure.fields) || {};
  const set = (change: Partial<Draft>) => setDraft((all) => ({ ...all, ...change }));

  const attempt = async (call: () => Promise<unknown>, done: string) => {
    setFailure(undefined);
    try {
      await call();
      notify({ kind: 'success', text: done });
      onClose();
    } catch (error) {
      setFailure(error);
      const theirs = currentOf<RedirectDto>(error)?.current;
      if (!theirs || !redirect) return;
      // What stands now is what the next try is based on; what was typed stays in the fields, the others show theirs.
      setDraft((mine) => merged(draftOf(redirect), mine, draftOf(theirs)).value);
      setRedirect(theirs);
    }
  };
  const { from, to, status, is_active } = draft;
  const whole = { ...draft, note: draft.note || null };
  const writeRedirectDto = redirect
    ? Object.fromEntries(Object.entries(whole).filter(([name, value]) => value !== redirect[name as keyof Draft]))
    : whole;
  const save = () =>
    attempt(
      () =>
        redirect
          ? update({ id: redirect.id, 'If-Match': ifMatch(redirect.version), writeRedirectDto }).unwrap()
          : create({ 'Idempotency-Key': keyOf(writeRedirectDto), writeRedirectDto }).unwrap(),
      t('redirects.saved'),
    );

  if (isLeaving && redirect)
    return (
      <OfficeDialog
        title={t('redirects.deleteTitle')}
        onClose={() => setLeaving(false)}
        submit={{
          label: t('redirects.delete'),
          isDanger: true,
          isBusy: removing.isLoading,
          run: () =>
            void attempt(
              () => remove({ id: redirect.id, 'If-Match': ifMatch(redirect.version) }).unwrap(),
              t('redirects.deleted'),
            ),
        }}
      >
        {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
        <p>{t('redirects.deleteText', { from: redirect.from })}</p>
      </OfficeDialog>
    );
  return (
    <OfficeDialog
      title={t(redirect ? 'redirects.edit' : 'redirects.make')}
      onClose={onClose}
      submit={{
        label: t('content.save'),
        run: () => void save(),
        isBusy: creating.isLoading || updating.isLoading,
        isDisabled: from === '' || to === '',
      }}
    >
      {stale ? (
        <Notice kind="warning" title={t('content.meanwhile', { name: stale.by ?? t('content.atoll') })}>
          {t('redirects.stale', { from: stale.current.from, to: stale.current.to })}
        </Notice>
      ) : (
        failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>
      )}
      <TextField
        label={t('redirects.from')}
        hint={t('redirects.fromHint')}
        value={from}
        maxLength={MOST.path}
        error={faults['from']?.[0]}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set({ from: event.target.value })}
      />
      {from !== redirect?.from && <PageThere path={from} />}
      <TextField
        label={t('redirects.to')}
        hint={t('redirects.toHint')}
        value={to}
        maxLength={MOST.path}
        error={faults['to']?.[0]}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set({ to: event.target.value })}
      />
      <LeadsOn path={to} />
      <Select
        label={t('redirects.kind')}
        hint={t(`redirects.hint${status}`)}
        value={status}
        onChange={(event) => set({ status: Number(event.target.value) as Draft['status'] })}
      >
        <option value={301}>{t('redirects.is301')}</option>
        <option value={302}>{t('redirects.is302')}</option>
      </Select>
      <Checkbox
        label={t('redirects.isOn')}
        checked={is_active}
        onChange={(event) => set({ is_active: event.target.checked })}
      />
      <TextArea
        label={t('redirects.note')}
        hint={t('redirects.noteHint')}
        value={draft.note ?? ''}
        rows={2}
        maxLength={MOST.note}
        error={faults['note']?.[0]}
        optional
        onChange={(event) => set({ note: event.target.value })}
      />
      {redirect && (
        <div className={styles.tools}>
          {redirect.is_active && (
            <a href={redirect.from} target="_blank" rel="noreferrer">
              {t('redirects.try')}
            </a>
          )}
          <Button danger aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {t('redirects.delete')}
          </Button>
        </div>
      )}
    </OfficeDialog>
  );
}
