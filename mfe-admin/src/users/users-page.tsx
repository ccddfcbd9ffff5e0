import { Button, Empty, Input } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type UserDto, useListUsersQuery } from '@atoll/api-client/endpoints/users.gen';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { Tag, type TagTone } from '@atoll/ui/tag';
import type { Column } from '@atoll/ui/office/data-table';
import { standingOf } from '@atoll/ui/office/list-answer';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { DataTable } from '../office/data-table';
import { FilterSelect } from '../office/filter-select';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { LoadFailure } from '../office/load-failure';
import { OfficePage } from '../office/office-page';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { InviteDialog } from './invite-dialog';
import { RolesPart } from './roles-part';
import { UserDialog } from './user-dialog';
import { nameOf } from './user-name';
import styles from './users.module.css';

const PAGE_SIZE = 25;
const STATUSES = ['active', 'invited', 'locked', 'disabled'] as const;
const TONES: Partial<Record<UserDto['status'], TagTone>> = { active: 'success', invited: 'accent', locked: 'warning' };

/** `/dashboard/users`: who works here, as what, and what each role may do. */
export default function UsersPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const search = useSearchField(query.get('search'), onSearch);
  const [isInviting, setInviting] = useState(false);
  const status = STATUSES.find((one) => one === query.get('status'));
  const { shown, failed, error, isFetching, refetch } = standingOf(
    useListUsersQuery(
      { page: query.page, pageSize: PAGE_SIZE, search: query.search, status },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const opened = query.get('user');
  const columns = useColumns();
  return (
    <OfficePage
      title={t('users.title')}
      actions={
        <Button type="primary" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          {t('users.invite')}
        </Button>
      }
    >
      <ListTools count={shown && t('users.count', { count: shown.count })}>
        <Input {...search} type="search" allowClear placeholder={t('users.search')} aria-label={t('users.search')} />
        <FilterSelect
          label={t('users.status')}
          any={t('users.anyStatus')}
          value={status}
          onChange={(next) => set('status', next)}
          options={STATUSES.map((one) => ({ value: one, label: t(`users.statuses.${one}`) }))}
        />
        <KeySheet />
      </ListTools>
      {failed && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(shown || !failed) && (
        <ComponentBoundary of={shown}>
          <DataTable
            label={t('users.title')}
            columns={columns}
            rows={shown?.results ?? []}
            rowKey={({ id }) => id}
            isCompact
            loading={isFetching}
            empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('content.noMatch')} />}
            pagination={{
              current: query.page,
              pageSize: PAGE_SIZE,
              total: shown?.count ?? 0,
              onChange: (page) => set('page', page > 1 ? String(page) : undefined),
            }}
          />
        </ComponentBoundary>
      )}
      <RolesPart />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {opened && <UserDialog key={opened} id={opened} onClose={() => set('user', undefined)} />}
    </OfficePage>
  );
}

function useColumns(): Column<UserDto>[] {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const query = useListQuery();
  const addressOf = (id: string) => {
    const params = new URLSearchParams(query.view);
    params.set('user', id);
    return `?${params}`;
  };
  return [
    {
      key: 'name',
      title: t('users.name'),
      render: (row) => (
        <>
          <Link to={addressOf(row.id)}>{nameOf(row)}</Link>
          <span className={styles.second}>{row.email}</span>
        </>
      ),
    },
    { key: 'role', narrow: 'start', title: t('users.role'), render: (row) => t(`roles.${row.role}`) },
    {
      key: 'status',
      narrow: 'end',
      title: t('users.status'),
      render: (row) => <Tag tone={TONES[row.status] ?? 'plain'}>{t(`users.statuses.${row.status}`)}</Tag>,
    },
    {
      key: 'factor',
      narrow: 'hidden',
      title: t('factor.title'),
      render: (row) => t(row.totp_enabled ? 'rates.yes' : 'rates.no'),
    },
    {
      key: 'login',
      narrow: 'hidden',
      title: t('users.lastLogin'),
      render: (row) => (row.last_login_at ? moment(row.last_login_at) : t('users.never')),
    },
  ];
}
