import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../platform/config/config.js';
import { publicPolicy, staffPolicy } from './policies.js';

const SERVICE = 'https://translate.example';
const ENV = { DATABASE_URL: 'postgres://a@b/c', JWT_SECRET: 'b7f1c0d98e2a4f6b91d3c5e7a9f0b2d4' };
const rules = (policy: string) => new Map(policy.split('; ').map((rule) => rule.split(/ (.*)/) as [string, string]));
const configWith = (origins: string) => loadConfig({ ...ENV, ATOLL_TRANSLATE_ORIGINS: origins });

describe('the policy of public pages', () => {
  it('is widened by a page-translation service in what that needs, and in nothing else', () => {
    const closed = rules(publicPolicy(configWith('')));
    const open = rules(publicPolicy(configWith(SERVICE)));
    const wider = [...open].filter(([name, sources]) => sources !== closed.get(name));
    expect(wider.map(([name]) => name).toSorted()).toEqual(['connect-src', 'img-src', 'script-src', 'style-src']);
    for (const [name, sources] of wider) expect(sources).toBe(`${closed.get(name)} ${SERVICE}`);
    expect([...open.keys()]).toEqual([...closed.keys()]);
  });

  it('names origins only', () => {
    expect(() => configWith(`${SERVICE}/element.js`)).toThrow(/ATOLL_TRANSLATE_ORIGINS must list origins/);
  });
});

describe('the policy of the office', () => {
  it('lets it show pages of the site, and no others', () => {
    expect(rules(staffPolicy(configWith(''), 'n')).get('frame-src')).toBe("'self'");
  });

  it('knows no such service', () => {
    expect(staffPolicy(configWith(SERVICE), 'n')).not.toContain(SERVICE);
  });
});
