import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StaffUserDto, useGetCurrentUserQuery } from '@atoll/api-client/endpoints/auth.gen';
import { Notice } from '@atoll/ui/notice';
import { OfficePage } from '../office/office-page';
import { NamePart } from './name-part';
import { PasswordPart } from './password-part';
import styles from './profile.module.css';
import { SecondFactorPart } from './second-factor-part';
import { SessionsPart } from './sessions-part';

/** `/dashboard/profile`: the own account of whoever works here. */
export default function ProfilePage() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetCurrentUserQuery(undefined, { refetchOnMountOrArgChange: true });
  // A changed account is read anew: what its parts show, recovery codes above all, stays meanwhile.
  const [last, setLast] = useState<StaffUserDto>();
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  const user = data ?? last;
  return (
    <OfficePage
      title={t('profile.title')}
      lead={user && t('profile.lead', { email: user.email, role: t(`roles.${user.role as 'owner'}`) })}
      error={user ? undefined : error}
      onRetry={() => void refetch()}
    >
      {user ? (
        <div className={styles.parts}>
          {user.totp_setup_required && <Notice kind="warning">{t('factor.needed')}</Notice>}
          <NamePart key={user.version} user={user} />
          <PasswordPart />
          <SecondFactorPart isOn={user.totp_enabled} />
          <SessionsPart />
        </div>
      ) : (
        <Skeleton active />
      )}
    </OfficePage>
  );
}
