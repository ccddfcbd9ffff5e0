import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useListReviewsQuery } from '@atoll/api-client/endpoints/reviews.gen';
import { KEPT_FRESH } from '@atoll/api-client/kept-fresh';
import { watchLooking } from '@atoll/api-client/looking';
import { renderApp } from '@atoll/testing/render-app';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const MINUTE = 60_000;

function Page() {
  const { data } = useListReviewsQuery({}, KEPT_FRESH);
  return <p>{data?.count}</p>;
}

/** Tells the page whether somebody looks at it. */
const look = (isLooking: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: isLooking ? 'visible' : 'hidden', configurable: true });
    window.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('what others add to', () => {
  it('is read again each minute while somebody looks, and at once when they come back, so that a forgotten page lets its session end', async () => {
    const { api } = await renderApp(<Page />, {
      handlers: { 'GET /api/reviews/': { body: { count: 0, results: [], next: null, previous: null } } },
      prepare: watchLooking,
    });
    await wait(10);
    expect(api.requests).toHaveLength(1);
    await wait(MINUTE);
    expect(api.requests).toHaveLength(2);
    await look(false);
    await wait(60 * MINUTE);
    expect(api.requests).toHaveLength(2);
    await look(true);
    expect(api.requests).toHaveLength(3);
    await wait(MINUTE);
    expect(api.requests).toHaveLength(4);
  });
});
