export default [
  {
    name: 'today in the Maldives is today in London',
    file: 'libs/contract/src/days.ts',
    from: '5 * 3_600_000',
    to: '0 * 3_600_000',
    tests: ['libs/contract/src/days.spec.ts'],
  },
  {
    name: 'a calendar date is the day before for who reads it west of Greenwich',
    file: 'libs/i18n/src/format.ts',
    from: "calendar ? { ...options, timeZone: 'UTC' } : options",
    to: 'options',
    tests: ['libs/i18n/src/format.test.ts'],
  },
  {
    name: 'a calendar date is the day before for who reads it in the far east',
    file: 'libs/i18n/src/format.ts',
    from: '`${date}T00:00:00Z`',
    to: '`${date}T00:00:00`',
    tests: ['libs/i18n/src/format.test.ts'],
    timeZone: 'Pacific/Kiritimati',
  },
  {
    name: 'letters name the day before',
    file: 'api/src/people/mail/letter.ts',
    from: "dateStyle: 'long', timeZone: 'UTC' }",
    to: "dateStyle: 'long' }",
    tests: ['api/src/people/mail/letters.spec.ts'],
  },
];
