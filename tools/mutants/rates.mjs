export default [
  {
    name: 'the total in another currency loses its half cents',
    file: 'api/src/platform/fields/money.ts',
    from: '* 2n + scale) / (2n * scale)',
    to: '* 2n) / (2n * scale)',
    tests: ['api/src/platform/fields/money.spec.ts'],
  },
];
