// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
import type {
  LetterDto,
  LetterPreviewDto,
  LetterVariant,
  MailTemplate,
  OutboxMessageDto,
  TestLetterDto,
} from './types.gen.ts';
export type * from './types.gen.ts';
export const addTagTypes = ['letters'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLetters: build.query<ListLettersApiResponse, ListLettersApiArg>({
        query: () => ({ url: `/api/letters/` }),
        providesTags: ['letters'],
      }),
      previewLetter: build.query<PreviewLetterApiResponse, PreviewLetterApiArg>({
        query: (queryArg) => ({
          url: `/api/letters/${encodeURIComponent(String(queryArg.name))}/preview/`,
          params: {
            lang: queryArg.lang,
            variant: queryArg.variant,
          },
        }),
        providesTags: ['letters'],
      }),
      testLetter: build.mutation<TestLetterApiResponse, TestLetterApiArg>({
        query: (queryArg) => ({
          url: `/api/letters/${encodeURIComponent(String(queryArg.name))}/test/`,
          method: 'POST',
          body: queryArg.testLetterDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['letters'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as lettersApi };
export type ListLettersApiResponse = /** status 200 The answer. */ LetterDto[];
export type ListLettersApiArg = void;
export type PreviewLetterApiResponse = /** status 200 The answer. */ LetterPreviewDto;
export type PreviewLetterApiArg = {
  /** Its name. */
  name: MailTemplate;
  /** Language of the letter; that of the call unless given. */
  lang?: 'en' | 'ru' | 'zh';
  /** One of its `variants`; the usual one unless given. */
  variant?: LetterVariant;
};
export type TestLetterApiResponse = /** status 201 Created: the new thing. */ OutboxMessageDto;
export type TestLetterApiArg = {
  /** Its name. */
  name: MailTemplate;
  /** The same key with the same body within 24 hours gets the same answer and has no second effect. */
  'Idempotency-Key'?: string;
  testLetterDto: TestLetterDto;
};
export const {
  useListLettersQuery,
  useLazyListLettersQuery,
  usePreviewLetterQuery,
  useLazyPreviewLetterQuery,
  useTestLetterMutation,
} = injectedRtkApi;
