import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ifMatch } from '@atoll/api-client/base';
import {
  type ContactMessageDto,
  type UpdateContactMessageDto,
  useConvertContactMessageMutation,
  useUpdateContactMessageMutation,
} from '@atoll/api-client/endpoints/contact-messages.gen';
import { currentOf } from '@atoll/api-client/stale';
import { errorText } from '@atoll/i18n/error-text';

/** Steps of a message, whose it is, and what it becomes. What was refused is said. */
export function useMessageSteps({ id, version }: Pick<ContactMessageDto, 'id' | 'version'>) {
  const { t } = useTranslation('admin');
  const [update, updating] = useUpdateContactMessageMutation();
  const [convert, converting] = useConvertContactMessageMutation();
  const [fault, setFault] = useState<string>();
  const attempt = async (call: () => Promise<unknown>): Promise<void> => {
    setFault(undefined);
    try {
      await call();
    } catch (error) {
      const stale = currentOf<ContactMessageDto>(error);
      setFault(
        stale
          ? t('contactMessages.taken', { name: stale.current.assigned_to?.name ?? t('care.nobody') })
          : errorText(error),
      );
    }
  };
  return {
    change: (body: UpdateContactMessageDto) =>
      attempt(() => update({ id, 'If-Match': ifMatch(version), updateContactMessageDto: body }).unwrap()),
    convert: () => attempt(() => convert({ id }).unwrap()),
    fault,
    isBusy: updating.isLoading || converting.isLoading,
  };
}
