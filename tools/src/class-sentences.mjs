// What stands over the classes of bodies, for the OpenAPI document: the Swagger plugin reads the comments of members alone.
import ts from 'typescript';

/** The last comment over a class without its tags, in one line; empty where there is none. */
function sentenceOf(node) {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Sentences by the name of the class.
 * @param {readonly ts.SourceFile[]} files those that are no `*.dto.ts` are left out
 * @returns {Record<string, string>}
 */
export function sentencesOver(files) {
  const classes = files
    .filter(({ fileName }) => fileName.endsWith('.dto.ts'))
    .flatMap(({ statements }) => statements.filter((statement) => ts.isClassDeclaration(statement) && statement.name));
  return Object.fromEntries(classes.map((node) => [node.name.text, sentenceOf(node)]).filter(([, said]) => said));
}
