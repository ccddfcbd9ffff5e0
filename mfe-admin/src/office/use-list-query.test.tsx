import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import { useListQuery } from './use-list-query';

describe('the query of a list', () => {
  it('keeps what was chosen while the list is still drawn as it was before', async () => {
    const drawn: ReturnType<typeof useListQuery>[] = [];
    function List() {
      drawn.push(useListQuery());
      return null;
    }
    const { router } = await renderApp(<List />, { route: '/list?status=active&page=3' });
    const [before] = drawn;
    await act(() => router.navigate('/list?status=active&page=3&user=7'));
    act(() => before!.set('search', 'reef'));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      status: 'active',
      user: '7',
      search: 'reef',
    });
  });
});
