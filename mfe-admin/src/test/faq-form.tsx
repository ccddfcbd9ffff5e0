import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { type AppStore, signIn } from '@atoll/api-client/base';
import type { Permission } from '@atoll/contract/permissions';
import ContentFormPage from '../content/content-form-page';
import { OWNER, TEXTS, TOKENS } from './fixtures';

const WORDS = { status: 'published', question: null, answer: null };
export const FAQ = {
  id: 5,
  version: 3,
  status: 'published',
  slug: 'do-people-tip',
  category: 'money',
  related_pages: ['visas'],
  is_featured: false,
  position: 20,
  publish_at: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  updated_by: 'aisha@atoll.example',
  translation_status: { ru: 'outdated', zh: 'missing' },
  translations: {
    en: { ...WORDS, question: 'Do people tip?', answer: '<p>Some do.</p>' },
    ru: { ...WORDS, question: 'Дают ли чаевые?', answer: '<p>Некоторые.</p>' },
  },
};
const { publish_at, updated_at, updated_by, translation_status } = FAQ;
export const STATE = {
  ...{ publish_at, updated_at, updated_by, translation_status },
  id: 5,
  kind: 'faqs',
  status: 'published',
  version: 3,
  pending: false,
  actions: ['publish', 'unpublish'],
};

/** Signs somebody in with these permissions before the first render. */
export const as =
  (...permissions: Permission[]) =>
  (store: AppStore) =>
    signIn(store, { ...TOKENS, user: { ...OWNER, permissions } });
export const publisher = as('content.view', 'content.change', 'content.publish', 'catalogue.view');

/** The form of that question. */
export const openForm = (more: Record<string, Handler> = {}, prepare = publisher) =>
  renderApp(<ContentFormPage />, {
    route: '/dashboard/faqs/5',
    path: '/dashboard/faqs/:id',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /faqs/5/editable/': { body: FAQ },
      'GET /content/faqs/5/': { body: STATE },
      ...more,
    },
    prepare,
  });
