import type { Type } from '@nestjs/common';

/** What the decorators of a class's member say of it in the OpenAPI document. */
export interface Schema extends Record<string, unknown> {
  oneOf?: Schema[];
  items?: Schema;
}

/** Names of a class's members that the OpenAPI document describes, those of its bases first; none in the served API. */
export const membersOf = ({ prototype }: Type): string[] =>
  ((Reflect.getMetadata('swagger/apiModelPropertiesArray', prototype as object) ?? []) as string[]).map((name) =>
    name.slice(1),
  );

/** What they say of one. */
export const schemaOf = ({ prototype }: Type, member: string): Schema =>
  Reflect.getMetadata('swagger/apiModelProperties', prototype as object, member) as Schema;
