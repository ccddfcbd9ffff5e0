import { Button, Empty, Input } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LetterDto, MailTemplate } from '@atoll/api-client/endpoints/letters.gen';
import { KeySheet } from '../office/key-sheet';
import { ListTools } from '../office/list-tools';
import { useListQuery, useSearchField } from '../office/use-list-query';
import { useLetterName } from '../outbox/templates';
import styles from './letter-templates.module.css';
import { useLinkKeys } from './use-link-keys';

/** All letters by what brings them about; the search narrows them by their names. */
export function LetterList({ letters, shown }: { letters: readonly LetterDto[]; shown: MailTemplate }) {
  const { t } = useTranslation('admin');
  const nameOf = useLetterName();
  const query = useListQuery();
  const { set } = query;
  const onSearch = useCallback((text: string | undefined) => set('search', text, true), [set]);
  const field = useSearchField(query.search, onSearch);
  const list = useRef<HTMLElement>(null);
  useLinkKeys(list);
  useEffect(() => {
    const room = list.current;
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Of the list alone: the page stays where it is.
    if (room && link && (link.offsetTop < room.scrollTop || link.offsetTop > room.scrollTop + room.clientHeight))
      room.scrollTo({ top: link.offsetTop - room.clientHeight / 2 });
  }, [shown]);
  const sought = query.search?.toLocaleLowerCase();
  const found = letters.filter(({ name }) => !sought || nameOf(name).toLocaleLowerCase().includes(sought));
  const occasions = [...new Set(found.map(({ occasion }) => occasion))];
  return (
    <div className={styles.list}>
      <ListTools count={t('letterTemplates.count', { count: found.length })}>
        <Input
          {...field}
          type="search"
          allowClear
          placeholder={t('letterTemplates.search')}
          aria-label={t('letterTemplates.search')}
        />
        <KeySheet of="letters" />
      </ListTools>
      {found.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('content.noMatch')}>
          <Button onClick={() => set('search', undefined)}>{t('bookings.clear')}</Button>
        </Empty>
      )}
      <nav ref={list} aria-label={t('settings.templates')}>
        {occasions.map((occasion) => (
          <section key={occasion} className={styles.group}>
            <h2>{t(`letterTemplates.occasion_${occasion}`)}</h2>
            <ul>
              {found
                .filter((letter) => letter.occasion === occasion)
                .map(({ name }) => (
                  <li key={name}>
                    <Link to={query.opening(name)} aria-current={name === shown ? 'page' : undefined}>
                      {nameOf(name)}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
