/** The part of class-transformer that knows which class `@Type` names; the package ships no declaration for it. */
declare module 'class-transformer/cjs/storage.js' {
  export const defaultMetadataStorage: {
    findTypeMetadata(target: unknown, property: string): { typeFunction?: () => unknown } | undefined;
  };
}
