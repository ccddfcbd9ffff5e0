import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '@atoll/ui/button';
import { ErrorCard } from '@atoll/ui/error-card';

const TRIES = 3;

/** Tries left by address; a page that worked once starts anew. */
const tries = new Map<string, number>();
export const forgetTries = (page: string): void => void tries.delete(page);

/** Error screen of a page: Retry (3 tries), Go Back, error id. The rest of the site stays. */
export function PageError({
  page,
  kind,
  errorId,
  onRetry,
}: {
  page: string;
  kind: 'page' | 'remote';
  errorId: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const used = tries.get(page) ?? 0;
  const { state } = useRevalidator();
  const retry = () => {
    if (state !== 'idle') return;
    tries.set(page, used + 1);
    onRetry();
  };
  const text = used >= TRIES ? t('shell:error.tries') : kind === 'remote' ? t('shell:error.remoteText') : undefined;
  return (
    <div className="doc-container">
      <ErrorCard
        key={`${errorId} ${used}`}
        title={t(kind === 'remote' ? 'shell:error.remote' : 'shell:error.page')}
        text={text}
        errorId={errorId}
        onRetry={used < TRIES ? retry : undefined}
      >
        <Button kind="secondary" onClick={() => navigate(-1)}>
          {t('common:actions.goBack')}
        </Button>
      </ErrorCard>
    </div>
  );
}
