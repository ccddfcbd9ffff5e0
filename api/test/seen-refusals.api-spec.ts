import { describe, expect, it } from '@jest/globals';
import { createTestApp } from './create-test-app.js';

describe('a refusal that no test looks at', () => {
  it('fails the file in which it was asked for, and is named with its place', async () => {
    const test = await createTestApp();
    const change = () => test.api().patch('/api/customers/me/').send({});
    await change().expect(401);
    expect((await change()).status).toBe(401);
    expect((await change()).body).toMatchObject({ code: 'not_authenticated' });
    const { body } = await change();
    expect(body.id).toBeUndefined();
    await expect(test.close()).rejects.toThrow(
      /^Refused, and no test looked at it:\nPATCH \/api\/customers\/me\/: 401 at .*seen-refusals\.api-spec\.ts:7:\d+\)$/,
    );
  });
});
