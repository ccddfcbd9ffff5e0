import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ImportRevertDto, useRevertTranslationImportMutation } from '@atoll/api-client/endpoints/translations.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { textAddress } from '../sections/text-address';
import styles from './exchange.module.css';

/** Takes an import back; what somebody edited afterwards stays and is named. */
export function RevertDialog({ job, fileName, onClose }: { job: string; fileName: string; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const [revert, { isLoading }] = useRevertTranslationImportMutation();
  const [done, setDone] = useState<ImportRevertDto>();
  const [error, setError] = useState<unknown>();
  const run = async () => {
    setError(undefined);
    try {
      setDone(await revert({ job }).unwrap());
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <OfficeDialog
      title={t('importing.revert')}
      onClose={onClose}
      submit={
        done ? undefined : { label: t('importing.revertNow'), run: () => void run(), isBusy: isLoading, isDanger: true }
      }
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      {done ? (
        <div role="status">
          <p>{t('importing.reverted', { count: done.reverted })}</p>
          {done.suggestions_rejected > 0 && (
            <p>{t('importing.suggestionsGone', { count: done.suggestions_rejected })}</p>
          )}
          {done.refused.length > 0 && <Refused ids={done.refused.map(({ id }) => id)} />}
        </div>
      ) : (
        <p>{t('importing.revertLead', { file: fileName })}</p>
      )}
    </OfficeDialog>
  );
}

/** Texts that were edited after the import: they stay, and are one step away. */
function Refused({ ids }: { ids: string[] }) {
  const { t } = useTranslation('i18n');
  return (
    <>
      <p>{t('importing.refused', { count: ids.length })}</p>
      <ul className={styles.refused}>
        {ids.map((id) => {
          const [language = '', namespace = '', ...key] = id.split(':');
          return (
            <li key={id}>
              <Link to={textAddress(language, namespace, key.join(':'))}>{`${namespace}:${key.join(':')}`}</Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
