import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isApiError } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { OfficeDialog } from '../office/office-dialog';
import { useSendKey } from '../office/use-send-key';
import { useCreateContentMutation } from './content-api';
import { FormScopeProvider } from './fields/form-scope';
import { MemberField } from './fields/member-field';
import { type Content, type Kind, sharedMembers, wordMembers } from './kind';
import { withValue } from '../office/merge';
import type { Errors } from './use-form';

/** Makes a draft: its English name and what there cannot be one without; everything else follows in its form. */
export function NewDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const keyOf = useSendKey();
  const [create, { isLoading }] = useCreateContentMutation();
  const [content, setContent] = useState<Content>({ translations: { en: {} } });
  const [errors, setErrors] = useState<Errors>({});
  const [fault, setFault] = useState<string>();
  const needed = kind.needed ?? [];
  const name = content.translations.en?.[kind.called];
  const isWhole = [name, ...needed.map((member) => content[member])].every(
    (value) => value !== undefined && value !== '',
  );

  const run = async () => {
    setErrors({});
    setFault(undefined);
    try {
      const made = await create({ path: kind.path, body: content, key: keyOf(content) }).unwrap();
      void navigate(paths.dashboardForm(kind.screen, made.id));
    } catch (error) {
      const fields = isApiError(error) ? (error.fields ?? {}) : {};
      // Words may be blamed by their flat names.
      const own = fields[kind.called];
      setErrors({ ...fields, ...(own && { [`translations.en.${kind.called}`]: own }) });
      setFault(errorText(error));
    }
  };
  return (
    <OfficeDialog
      title={t(`newOf.${kind.path}`)}
      onClose={onClose}
      submit={{ label: t('content.make'), run: () => void run(), isBusy: isLoading, isDisabled: !isWhole }}
    >
      <FormScopeProvider
        value={{
          kind,
          beside: 'ru',
          errors,
          isLocked: false,
          Field: MemberField,
          set: (path, value) => setContent((now) => withValue(now, path, value)),
        }}
      >
        {fault && <Notice kind="error">{fault}</Notice>}
        <p>{t('content.makeText')}</p>
        <MemberField member={wordMembers(kind)[kind.called]!} path={['translations', 'en', kind.called]} value={name} />
        {needed.map((member) => (
          <MemberField key={member} member={sharedMembers(kind)[member]!} path={[member]} value={content[member]} />
        ))}
      </FormScopeProvider>
    </OfficeDialog>
  );
}
