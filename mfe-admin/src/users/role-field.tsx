import { useTranslation } from 'react-i18next';
import type { Role } from '@atoll/contract/permissions';
import { useListRolesQuery } from '@atoll/api-client/endpoints/users.gen';
import { Select } from '@atoll/ui/select';

/** A role that one may give: nobody gives what they do not hold. */
export function RoleField({
  value,
  error,
  disabled = false,
  onChange,
}: {
  value: Role | '';
  error?: string | undefined;
  disabled?: boolean;
  onChange: (role: Role) => void;
}) {
  const { t } = useTranslation('admin');
  const { data = [] } = useListRolesQuery();
  const offered = data.filter(({ role, grantable }) => grantable || role === value);
  return (
    <Select
      label={t('users.role')}
      hint={value && t(`roleHints.${value}`)}
      error={error}
      disabled={disabled}
      required
      value={value}
      onChange={(event) => onChange(event.target.value as Role)}
    >
      {value === '' && <option value="">{t('users.chooseRole')}</option>}
      {offered.map(({ role }) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </Select>
  );
}
