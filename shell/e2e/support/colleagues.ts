import http from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '@atoll/contract/permissions';
import type { Site } from '@atoll/tools/site.mjs';
import { linkTo } from './letters';
import type { Mails } from './mails';
import { type Office, uniqueEmail } from './office';
import { expect } from './site';

export interface Colleague {
  id: string;
  email: string;
  password: string;
}

/** Where colleagues choose their passwords: to the site another place than the one that its browsers are at. */
const HOME = '127.9.9.9';

/** Sends a body from home. Answers the status. */
const postFromHome = (url: string, body: object): Promise<number> =>
  new Promise((answered, failed) => {
    const headers = { 'content-type': 'application/json' };
    http
      .request(url, { method: 'POST', headers, localAddress: HOME }, (answer) => {
        answer.resume();
        answered(answer.statusCode ?? 0);
      })
      .on('error', failed)
      .end(JSON.stringify(body));
  });

/** Somebody who was invited by the owner, has chosen a password by the letter's link at home, and never signed in. */
export async function inviteColleague(
  request: APIRequestContext,
  office: Office,
  site: Pick<Site, 'url' | 'owner'> & { mails: Mails },
  role: Role,
): Promise<Colleague> {
  const { access } = await office.signIn();
  const email = uniqueEmail();
  const invited = await request.post('/api/users/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { email, first_name: 'Aishath', role, password: site.owner.password },
  });
  expect(invited.status()).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  const token = new URL(await linkTo(site, email, '/ttm/invitation')).searchParams.get('token');
  const password = 'nine quiet lagoons';
  const url = `${site.url}/api/users/password/reset/confirm/`;
  expect(await postFromHome(url, { token, new_password: password })).toBe(204);
  return { id, email, password };
}
