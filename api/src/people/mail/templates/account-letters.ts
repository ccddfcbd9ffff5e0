import { paths } from '@atoll/contract/paths';
import type { Letter, Say, Template, Wording } from '../letter.js';

export interface Person {
  first_name: string;
}

export interface Account {
  kind: 'staff' | 'customer';
}

export interface AccountLocked extends Person, Account {
  /** How long the account stays locked. */
  minutes: number;
}

export interface EmailChange extends Person {
  new_email: string;
  token: string;
  /** How long the link works. */
  hours: number;
}

export interface EmailChanged extends Person {
  new_email: string;
  /** When it happened, as an instant. */
  at: string;
}

export interface PasswordChanged extends Person {
  /** When it happened, as an instant. */
  at: string;
}

export interface PasswordReset extends Person, Account {
  token: string;
  /** How long the link works. */
  minutes: number;
}

export interface SecondFactorChanged extends Person {
  enabled: boolean;
  /** When it happened, as an instant. */
  at: string;
}

export interface StaffInvitation extends Person {
  /** Name of who invites. */
  inviter: string;
  token: string;
  /** How long the link works. */
  hours: number;
}

export interface VerifyEmail extends Person {
  token: string;
  /** How long the link works. */
  hours: number;
}

/** The plain form that all letters about an account have: what happened, one thing to do if there is any, small print. */
const accountLetter = (say: Say, note: string, url?: string): Letter => ({
  subject: say('subject'),
  title: say('title'),
  blocks: [say('opening'), ...(url === undefined ? [] : [{ action: { label: say('action'), url } }]), { note }],
});

/** Where one signs in. */
const signIn = ({ kind }: Account, { link }: Wording) => link(kind === 'staff' ? paths.login() : paths.customerLogin());

/** To a customer whose address was registered again: the same answer in the browser, this letter instead of the link. */
export const accountExists: Template<Person> = (_, wording) =>
  accountLetter(wording.say, wording.say('note'), signIn({ kind: 'customer' }, wording));

/** To the owner of an account: too many wrong passwords. */
export const accountLocked: Template<AccountLocked> = (locked, wording) => {
  const say: Say = (key) => wording.say(key, { count: locked.minutes });
  return accountLetter(say, say('note'), signIn(locked, wording));
};

/** To an address without an account, for which a new password was asked: the browser gives the same answer as for others. */
export const accountUnknown: Template<Account> = (unknown, wording) =>
  accountLetter(wording.say, wording.say('note'), signIn(unknown, wording));

/** To the new address of an account: confirm it. */
export const emailChange: Template<EmailChange> = ({ token, hours }, { say, link }) =>
  accountLetter(say, say('note', { count: hours }), link(paths.customerConfirmEmail(token)));

/** To the old address of an account: it is not used any more. */
export const emailChanged: Template<EmailChanged> = ({ at }, { say, moment }) =>
  accountLetter((key) => say(key, { at: moment(at) }), say('note'));

/** To the owner of an account: it has another password, or its first; all other sessions have ended. */
export const passwordChanged: Template<PasswordChanged> = ({ at }, { say, moment }) =>
  accountLetter((key) => say(key, { at: moment(at) }), say('note'));

/** To the owner of an account: a link that sets a new password. */
export const passwordReset: Template<PasswordReset> = ({ kind, token, minutes }, { say, link }) => {
  const page = kind === 'staff' ? paths.staffResetPassword(token) : paths.customerResetPassword(token);
  return accountLetter(say, say('note', { count: minutes }), link(page));
};

/** To a member of staff: sign-in asks for a code from now on, or does not any more. */
export const secondFactor: Template<SecondFactorChanged> = ({ enabled, at }, { say, moment }) =>
  accountLetter((key) => say(`${enabled ? 'on' : 'off'}.${key}`, { at: moment(at) }), say('note'));

/** To a new member of staff: choose a password. */
export const staffInvitation: Template<StaffInvitation> = ({ token, hours }, { say, link }) =>
  accountLetter(say, say('note', { count: hours }), link(paths.staffInvitation(token)));

/** To a new customer: confirm the address. */
export const verifyEmail: Template<VerifyEmail> = ({ token, hours }, { say, link }) =>
  accountLetter(say, say('note', { count: hours }), link(paths.customerVerifyEmail(token)));
