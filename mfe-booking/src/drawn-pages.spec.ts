import { describe, expect, it } from '@jest/globals';
import contract from './contract';
import server from './server';

describe('what the server runs', () => {
  it('is the code of the pages that it draws, and no other', () => {
    const drawn = Object.entries(server.pages ?? {}).filter(([, page]) => page.drawn !== false);
    expect(Object.keys(server.contract?.pages ?? {}).toSorted()).toEqual(drawn.map(([name]) => name).toSorted());
  });

  it('says of every page of the browser what its document needs', () => {
    expect(Object.keys(server.pages ?? {}).toSorted()).toEqual(Object.keys(contract.pages).toSorted());
  });
});
