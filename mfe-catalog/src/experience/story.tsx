import { useTranslation } from 'react-i18next';
import { Inclusions } from '../package/inclusions';
import type { ExperienceDetail, Inclusion } from '../shared/catalog';
import { Months } from '../shared/months';
import { Block, Highlights, Prose } from '../shared/prose';
import { OUTING } from './experience-sections';
import styles from './story.module.css';

const listed = (category: 'included' | 'excluded', labels: string[]): Inclusion[] =>
  labels.map((label, index) => ({ id: index, code: null, category, label, price: null, icon: null }));

/** What happens, what the price covers, what to bring, when it goes, and the rules of the sea. */
export function Story({ item }: { item: ExperienceDetail }) {
  const { t } = useTranslation('catalog');
  const covered = [...listed('included', item.includes), ...listed('excluded', item.excludes)];
  return (
    <div className={styles.story}>
      {item.description && (
        <Block id={OUTING.about} title={t('experience.about')}>
          <Prose text={item.description} opening />
        </Block>
      )}
      {covered.length > 0 && (
        <Block id={OUTING.covered} title={t('package.inclusionsTitle')}>
          <Inclusions items={covered} />
        </Block>
      )}
      {item.what_to_bring.length > 0 && (
        <Block id={OUTING.bring} title={t('experience.bring')}>
          <Highlights items={item.what_to_bring} />
        </Block>
      )}
      {item.season_months.length > 0 && (
        <Block id={OUTING.months} title={t('experience.months')}>
          <Months good={item.season_months} text={t('experience.monthsText')} />
        </Block>
      )}
      {(item.safety_notes || item.wildlife_code) && (
        <div id={OUTING.rules} className={styles.rules}>
          {item.safety_notes && (
            <Block title={t('experience.safety')}>
              <Prose text={item.safety_notes} />
            </Block>
          )}
          {item.wildlife_code && (
            <Block title={t('experience.wildlife')}>
              <Prose text={item.wildlife_code} />
            </Block>
          )}
        </div>
      )}
    </div>
  );
}
