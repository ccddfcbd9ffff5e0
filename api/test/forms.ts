import type { TestApp } from './create-test-app.js';

interface PersonalMembers {
  form_token: string;
  website: string;
}

const opened = new WeakMap<TestApp, Promise<PersonalMembers>>();

/** Opens a form and waits for four seconds, as a person does. */
export async function openForm(test: TestApp): Promise<PersonalMembers> {
  const { body } = await test.api().get('/api/forms/token/');
  test.clock.advance(4);
  return { form_token: (body as PersonalMembers).form_token, website: '' };
}

/** Members that a person's browser sends with a form; the form was opened once for all calls of a test file. */
export function personal(test: TestApp): Promise<PersonalMembers> {
  const known = opened.get(test) ?? openForm(test);
  opened.set(test, known);
  return known;
}
