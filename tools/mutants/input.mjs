export default [
  {
    name: 'a package goes public on a description of spaces',
    file: 'api/src/content/editing/publish-checks.ts',
    from: 'return word.trim().length < count',
    to: 'return word.length < count',
    tests: ['api/src/content/editing/publish-checks.spec.ts'],
  },
];
