import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { useTextFilters } from './use-text-filters';

it('keeps a state that was chosen while the list is still drawn as it was before', async () => {
  const drawn: ReturnType<typeof useTextFilters>[] = [];
  function List() {
    drawn.push(useTextFilters());
    return null;
  }
  const { router } = await renderApp(<List />, { route: '/texts?lang=zh&page=3' });
  const [before] = drawn;
  await act(() => router.navigate('/texts?lang=zh&page=3&status=review'));
  act(() => before!.set('q', 'reef'));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    lang: 'zh',
    status: 'review',
    q: 'reef',
  });
});
