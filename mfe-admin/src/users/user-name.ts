import type { UserDto } from '@atoll/api-client/endpoints/users.gen';

/** What a colleague is called. */
export const nameOf = ({ first_name: first, last_name: last }: Pick<UserDto, 'first_name' | 'last_name'>): string =>
  `${first} ${last}`.trim();
