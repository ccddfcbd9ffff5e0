import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@atoll/api-client/base';
import { type LanguageDto, useCreateLanguageMutation } from '@atoll/api-client/endpoints/languages.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { useLanguageName } from '../sections/use-language-name';
import { OFFERED, languageFacts } from './language-facts';
import { LanguageFields, type Typed } from './language-fields';

const typedOf = (code: string): Typed => {
  const { name, nativeName, direction } = languageFacts(code);
  return { name, native_name: nativeName, flag: '', direction };
};

/** Adds a language with what CLDR knows of it. Visitors are offered it once it is switched on. */
export function AddDialog({ known, onClose }: { known: LanguageDto[]; onClose: () => void }) {
  const { t } = useTranslation('i18n');
  const nameOf = useLanguageName();
  const [create, { isLoading }] = useCreateLanguageMutation();
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState<Typed>();
  const [error, setError] = useState<unknown>();
  const faults = (isApiError(error) && error.fields) || {};
  const offered = OFFERED.filter((one) => !known.some((language) => language.code === one))
    .map((one) => ({ code: one, name: nameOf(one) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const run = async () => {
    if (!typed) return;
    setError(undefined);
    try {
      await create({ createLanguageDto: { code, ...typed } }).unwrap();
      notify({ kind: 'success', text: t('langs.added', { name: nameOf(code) }) });
      onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <OfficeDialog
      title={t('langs.add')}
      onClose={onClose}
      submit={{ label: t('langs.addNow'), run: () => void run(), isBusy: isLoading, isDisabled: !typed }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{t('langs.addLead')}</p>
      <Select
        label={t('language')}
        required
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setTyped(typedOf(event.target.value));
        }}
      >
        {code === '' && <option value="">{t('langs.choose')}</option>}
        {offered.map((one) => (
          <option key={one.code} value={one.code}>
            {`${one.name} (${one.code})`}
          </option>
        ))}
      </Select>
      {typed && <LanguageFields code={code} typed={typed} faults={faults} onChange={setTyped} />}
    </OfficeDialog>
  );
}
