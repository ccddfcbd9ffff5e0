import type { ReactNode } from 'react';
import { isApiError } from '@atoll/api-client/base';
import { errorText } from '@atoll/i18n/error-text';
import { Container } from '@atoll/ui/container';
import { ErrorCard } from '@atoll/ui/error-card';

/** A request of the page failed: which, why, and another try. */
export function LoadError({
  title,
  error,
  onRetry,
  children,
}: {
  title: string;
  error: unknown;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  return (
    <Container>
      <ErrorCard
        title={title}
        text={errorText(error)}
        errorId={isApiError(error) ? error.errorId : undefined}
        onRetry={onRetry}
      >
        {children}
      </ErrorCard>
    </Container>
  );
}

export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;
