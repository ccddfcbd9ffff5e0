import { useTranslation } from 'react-i18next';
import { PERMISSIONS } from '@atoll/contract/permissions';
import { useListRolesQuery } from '@atoll/api-client/endpoints/users.gen';
import { Icon } from '@atoll/ui/icon';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import styles from './users.module.css';

/** What each role may do, permission by permission. Roles are part of the product; who has which is said above. */
export function RolesPart() {
  const { t } = useTranslation('admin');
  const { data } = useListRolesQuery();
  if (!data) return null;
  return (
    <details className={styles.roles}>
      <summary>{t('users.roles')}</summary>
      <div className={styles.matrix}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('users.may')}</th>
              {data.map(({ role }) => (
                <th key={role} scope="col">
                  {t(`roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSIONS.map((permission) => (
              <tr key={permission}>
                <th scope="row">{t(`permissions.${permission.replace('.', '_') as 'catalogue_view'}`)}</th>
                {data.map(({ role, permissions }) => (
                  <td key={role}>
                    {permissions.includes(permission) ? (
                      <>
                        <Icon name="check" />
                        <VisuallyHidden>{t('rates.yes')}</VisuallyHidden>
                      </>
                    ) : (
                      <VisuallyHidden>{t('rates.no')}</VisuallyHidden>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
