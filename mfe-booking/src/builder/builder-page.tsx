import { useTranslation } from 'react-i18next';
import { Container } from '@atoll/ui/container';
import { Hero } from '@atoll/ui/hero';
import { useBrowser } from '@atoll/ui/use-browser';
import { useAgencyQuery } from '../shared/booking-api';
import layout from '../shared/layout.module.css';
import { useDocumentTitle } from '../shared/page-top';
import { WithoutScripts } from '../shared/without-scripts';
import { BuilderForm } from './builder-form';

/** A trip of one's own: four steps, and a person plans it. */
export default function BuilderPage() {
  const { t } = useTranslation('booking');
  const view = useAgencyQuery().data?.hero?.image;
  const isHere = useBrowser(() => true, false);
  useDocumentTitle(t('wish.title'));
  return (
    <>
      <Hero size="page" picture={view} title={t('wish.title')} lead={t('wish.lead')} />
      <Container className={layout.page}>
        {isHere ? (
          <BuilderForm />
        ) : (
          <div className="doc-fill">
            <WithoutScripts text={t('wish.without')} message={t('wish.greeting')} />
          </div>
        )}
      </Container>
    </>
  );
}
