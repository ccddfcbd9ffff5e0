export default [
  {
    name: 'a package goes public on a description of spaces',
    file: 'api/src/editing/publish-checks.ts',
    from: 'return word.trim().length < count',
    to: 'return word.length < count',
    tests: ['api/src/editing/publish-checks.spec.ts'],
  },
];
