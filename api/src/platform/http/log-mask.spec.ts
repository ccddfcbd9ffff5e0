import { describe, expect, it } from '@jest/globals';
import { maskLine } from './log-mask.js';

const KEY = 'Zk3vQ9xT1mB7wR5yL2pN8dF4hJ6sG0cA_-Zk3vQ9xT1'.slice(0, 43);

describe('a line of the log', () => {
  it.each([
    ['550 5.1.1 <anna.smirnova+atoll@mail.example.com>: user unknown', '550 5.1.1 <…>: user unknown'],
    ['duplicate key (email)=(анна@почта.рф)', 'duplicate key (email)=(…)'],
    ['GET /packages/x?preview=abc123&lang=ru', 'GET /packages/x?preview=…&lang=ru'],
    ['/api/bookings/1/?lang=ru&access_token=abc"', '/api/bookings/1/?lang=ru&access_token=…"'],
    ['/newsletter/unsubscribe?token=abc.def#x', '/newsletter/unsubscribe?token=…#x'],
    [`link ${KEY} sent`, 'link … sent'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP', 'Bearer …'],
    [`postgres://atoll:${'s3cret!word'}@db:5432/atoll is away`, 'postgres://atoll:…@db:5432/atoll is away'],
    ['/x?to=a@b.example%2Cc@d.example', '/x?to=……'],
    ['/x/%20eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP', '/x/%20…'],
    ['call +7 (912) 345-67-89 now', 'call … now'],
    ['paid with 4111 1111 1111 1111.', 'paid with ….'],
    ['{"pan":"5555555555554444"}', '{"pan":"…"}'],
    [
      String.raw`{"err":"Violation: no row\n - detail: Failing row contains (1, Anna \"A\", two\nlines).\n    at run (a.js)","code":"x"}`,
      String.raw`{"err":"Violation: no row\n\n    at run (a.js)","code":"x"}`,
    ],
    [
      String.raw`{"err":"Violation\n - detail: Key (name)=(Anna) exists.","code":"x"}`,
      String.raw`{"err":"Violation\n","code":"x"}`,
    ],
    ['{"err":"Violation - detail: Key (name)=(Anna\u2028B) exists."}\n', '{"err":"Violation"}\n'],
  ])('shows of %j what is nobody’s secret', (line, shown) => {
    expect(maskLine(line)).toBe(shown);
  });

  it.each([
    '{"level":30,"time":4111111111111,"pid":12,"msg":"listening on http://127.0.0.1:3000"}',
    '{"error_id":"019aa7c1-0000-7000-8000-000000000000","code":"server_error"}',
    'order 4111111111111112 is no card',
    'at run (file:///srv/atoll/node_modules/@nestjs/core/router.js:12:34)',
    'release mfe-catalog 0.1.0-ff3088c6 is damaged',
    '/api/packages/?search=token&page=2',
    'eyJhbGciOiJIUzI1NiJ9 is no token, anna@localhost no address, https://db:5432/atoll no password',
  ])('keeps %j', (line) => {
    expect(maskLine(line)).toBe(line);
  });

  it.each([
    'a',
    'я.',
    'a@',
    'a@a',
    'a@b.c%',
    'eyJ',
    'eyJaaaaaa.',
    '://',
    '://a:',
    '?key=',
    ' - detail: ',
    '4 ',
    '+1 ',
    'x-',
  ])('is gone over once, however often %j stands in it', (part) => {
    const line = part.repeat(30_000 / part.length);
    const started = performance.now();
    maskLine(line);
    maskLine(`${line}\n`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
