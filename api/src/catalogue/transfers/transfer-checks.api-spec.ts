import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { TransferCheckDto } from './transfer-check.dto.js';

describe('a transfer check', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ demo: true });
  }, 120_000);
  afterAll(() => test.close());

  const ask = (query: Record<string, string>) => test.api().get('/api/transfer-check/').query(query);
  const check = async (query: Record<string, string>) => {
    const { status, body } = await ask(query);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as TransferCheckDto;
  };

  it.each<Record<string, string>>([{ package: 'honeymoon-baa-quiet-week' }, { resort: 'madi-faru' }])(
    'of %o says why flights do not fit, and names priced ways out',
    async (of) => {
      const late = await check({ ...of, landing: '17:05', lang: 'ru' });
      expect(late).toMatchObject({ feasible: false, arrival: { code: 'lands_too_late', limit: '15:30' } });
      expect(late.arrival?.message).toMatch(/15:30/);
      expect(late.alternatives.map(({ kind }) => kind)).toEqual(['overnight_before', 'island', 'island']);
      expect(late.alternatives[0]).toMatchObject({ code: 'nala-inn', name: 'Нала Инн' });
      expect(late.alternatives.every(({ amount }) => Number(amount) > 0)).toBe(true);
      expect(await check({ ...of, landing: '13:00' })).toMatchObject({ feasible: true, alternatives: [] });
      const early = await check({ ...of, flight: '07:30' });
      expect(early).toMatchObject({ feasible: false, departure: { code: 'leave_evening_before' } });
      expect(early.alternatives[0]).toMatchObject({ kind: 'overnight_after', code: 'nala-inn' });
    },
  );

  it('without a day takes every day for one on which the boat runs', async () => {
    const ferry = { package: 'thulusdhoo-surf-on-a-budget', landing: '10:00' };
    expect((await check(ferry)).arrival?.code).not.toBe('no_service_on_day');
  });

  it.each([
    [{}, 'package'],
    [{ package: 'honeymoon-baa-quiet-week', resort: 'madi-faru' }, 'package'],
    [{ package: 'nowhere' }, 'package'],
    [{ resort: 'nowhere' }, 'resort'],
    [{ resort: 'madi-faru', landing: '25:00' }, 'landing'],
    [{ resort: 'madi-faru', adults: '0' }, 'adults'],
  ])('refuses %o beside its field', async (query: Record<string, string>, field) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body as object)]).toEqual([400, [field]]);
  });
});
