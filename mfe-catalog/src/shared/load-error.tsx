import type { ReactNode } from 'react';
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
      <ErrorCard title={title} error={error} onRetry={onRetry}>
        {children}
      </ErrorCard>
    </Container>
  );
}
