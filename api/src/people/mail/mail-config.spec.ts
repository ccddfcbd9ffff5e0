import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '../../platform/config/config.js';

const ENV = { DATABASE_URL: 'postgres://a@b/c', JWT_SECRET: 'b7f1c0d98e2a4f6b91d3c5e7a9f0b2d4' };

describe('the configuration of mail', () => {
  it('is files from the site’s own address unless a server is named', () => {
    const { smtpUrl, mailFrom } = loadConfig({ ...ENV, ATOLL_BASE_URL: 'https://trips.example/' });
    expect([smtpUrl, mailFrom]).toEqual([null, 'no-reply@trips.example']);
  });

  it('takes a server and a sender with or without a name', () => {
    for (const MAIL_FROM of ['office@trips.example', 'Trips & Boats <office@trips.example>'])
      expect(loadConfig({ ...ENV, SMTP_URL: 'smtps://user:pass@mail.example', MAIL_FROM })).toMatchObject({
        smtpUrl: 'smtps://user:pass@mail.example',
        mailFrom: MAIL_FROM,
      });
  });

  it('is refused at the start, every fault named', () => {
    const wrong = { ...ENV, SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.cc, x@y.zz' };
    const faults = () => {
      try {
        loadConfig(wrong);
        return [];
      } catch (error) {
        return (error as ConfigError).faults;
      }
    };
    expect(faults()).toEqual([
      'SMTP_URL must be a URL starting with smtp: or smtps://',
      'MAIL_FROM must be an e-mail address or "Name <address>", not "a@b.cc, x@y.zz"',
    ]);
    wrong.MAIL_FROM = 'Eve <a@b.cc>\r\nBcc: x@y.zz';
    expect(faults()).toHaveLength(2);
  });
});
