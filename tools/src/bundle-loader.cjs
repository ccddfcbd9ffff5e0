// What a file says about its own place stays true in the bundle, and what is imported by a computed name is left to Node.
const path = require('node:path');

// Entities are told apart by name and file. In one file the name is left, and reading it off a stack trace for each of them
// takes three hundredths of a start.
const PATH_OF_ENTITY = 'lookupPathFromDecorator(target.name)';

function nameEntities(source) {
  if (!source.includes(PATH_OF_ENTITY))
    throw new Error(`The decorators of entities no longer say "${PATH_OF_ENTITY}".`);
  return source.replace(PATH_OF_ENTITY, 'target.name');
}

module.exports = function keepPlace(source) {
  const { folder } = this.getOptions();
  const here = path.relative(folder, path.dirname(this.resourcePath)).replaceAll('\\', '/');
  const named = /@mikro-orm\/decorators\/utils\.js$/.test(this.resourcePath) ? nameEntities(source) : source;
  return named
    .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${here}`)})`)
    .replaceAll(/\bimport\((?=\s*(?:\/\*[^*]*\*\/\s*)?[A-Za-z_$])/g, 'import(/* webpackIgnore: true */ ');
};
