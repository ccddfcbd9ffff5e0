/** Writes the OpenAPI document; false when there is no fresh build and none is to be made. */
export function writeDocument(file: string, build: boolean): boolean;
