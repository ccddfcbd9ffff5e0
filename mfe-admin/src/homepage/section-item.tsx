import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomepageSectionDto } from '@atoll/api-client/endpoints/types.gen';
import { Checkbox } from '@atoll/ui/checkbox';
import { Icon } from '@atoll/ui/icon';
import { FIRST } from './arrangement';
import styles from './homepage.module.css';
import { SectionFields } from './section-fields';

/** One section of the home page: its place, whether visitors see it, and its words. */
export function SectionItem({
  section,
  place,
  count,
  errorAt,
  isLocked,
  onEdit,
  onMove,
}: {
  section: HomepageSectionDto;
  /** From 0. */
  place: number;
  count: number;
  /** What is wrong with a member of it: `texts.en.title`. */
  errorAt: (path: string) => string | undefined;
  isLocked: boolean;
  onEdit: (path: readonly string[], value: unknown) => void;
  onMove: (to: number, button: 'up' | 'down') => void;
}) {
  const { t } = useTranslation('admin');
  const name = t(`homepage.section_${section.type}`);
  const isFirst = FIRST.includes(section.type);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.section} data-hidden={!section.visible || undefined}>
      <div className={styles.line}>
        <span className={styles.place}>{place + 1}</span>
        <strong>{name}</strong>
        {section.type !== 'hero' && (
          <Checkbox
            label={t('homepage.shown')}
            aria-label={t('homepage.shownOf', { name })}
            checked={section.visible}
            disabled={isLocked}
            onChange={({ target }) => onEdit(['visible'], target.checked)}
          />
        )}
        {!isFirst && (
          <Button
            type="link"
            className={styles.words ?? ''}
            aria-expanded={isOpen}
            aria-label={t('homepage.wordsOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('homepage.words')}
          </Button>
        )}
        {!isLocked && !isFirst && (
          <span className={styles.tools}>
            {(['up', 'down'] as const).map((way) => (
              <Button
                key={way}
                type="text"
                data-move={way}
                disabled={way === 'up' ? place <= FIRST.length : place === count - 1}
                aria-label={t(`homepage.${way}`, { name })}
                onClick={() => onMove(place + (way === 'up' ? -1 : 1), way)}
                icon={<Icon name="down" />}
              />
            ))}
          </span>
        )}
      </div>
      {section.type === 'hero' && <p className={styles.hint}>{t('homepage.heroHint')}</p>}
      {isOpen && <SectionFields section={section} errorAt={errorAt} isLocked={isLocked} onEdit={onEdit} />}
    </li>
  );
}
