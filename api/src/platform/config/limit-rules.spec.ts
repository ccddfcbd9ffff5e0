import { describe, expect, it } from '@jest/globals';
import { LENGTHS } from '@atoll/contract/rules';
import { SESSION_IDLE, SESSION_LIFE } from '../../people/auth/sessions.js';
import { ACCESS_SECONDS, CLOCK_TOLERANCE } from '../../people/auth/tokens.js';
import { TOKEN_LIFE } from '../../people/auth/user-token.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import { loadConfig } from './config.js';

const HOUR = 3_600_000;

/** What is shipped, as written down for the product: whoever changes a figure changes it here too. */
describe('the figures that ship', () => {
  const required = { DATABASE_URL: 'postgres://127.0.0.1/none', JWT_SECRET: 'f3b1c0de'.repeat(8) };

  it('are these limits, when the environment names none', () => {
    const { limits } = loadConfig(required);
    const figures = Object.entries(limits).map(([name, { points, seconds }]) => `${name} ${points}/${seconds}`);
    expect(figures.toSorted()).toEqual(
      [
        'login_account 10/900',
        'login_ip 30/900',
        'link_password 10/86400',
        'lock_mail 1/3600',
        'sign_in 120/60',
        'register 5/3600',
        'reset 3/3600',
        'account_mail 3/3600',
        'receipt 5/3600',
        'office_letter 6/86400',
        'letter_test 20/3600',
        'reauth 10/900',
        'export 5/3600',
        'refresh 120/60',
        'contact 5/600',
        'trip_request 5/600',
        'review 5/600',
        'newsletter 5/600',
        'intent 20/600',
        'change 10/600',
        'details 20/600',
        'message 20/600',
        'quote 120/60',
        'payment_intent 20/600',
        'payment_proof 10/3600',
        'webhook 600/60',
        'form_try 60/600',
        'document 600/60',
        'stored 6000/60',
        'booking 10/600',
        'held_places 24/172800',
        'booking_lookup 5/600',
        'report 30/60',
        'visit 60/60',
        'detect 30/60',
        'read 600/60',
        'staff 1200/60',
        'key_60 60/60',
        'key_300 300/60',
        'key_1200 1200/60',
      ].toSorted(),
    );
  });

  it('are this lock-out, these lives of tokens and sessions, these lengths of passwords', () => {
    expect([User.LOCK_AFTER, User.LOCK_WINDOW]).toEqual([10, 15 * 60_000]);
    expect([ACCESS_SECONDS, CLOCK_TOLERANCE]).toEqual([900, 30]);
    expect(SESSION_LIFE).toEqual({ staff: 12 * HOUR, customer: 7 * 24 * HOUR });
    expect(SESSION_IDLE).toEqual({ staff: 1.25 * HOUR, customer: 7 * 24 * HOUR });
    expect(TOKEN_LIFE).toEqual({
      verify_email: 24 * HOUR,
      reset_password: HOUR,
      change_email: 24 * HOUR,
      invitation: 7 * 24 * HOUR,
    });
    expect(LENGTHS.password).toEqual({ min: 8, max: 128 });
  });
});
