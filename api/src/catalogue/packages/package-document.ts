import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import type { PackageDocumentDto } from './package-document.dto.js';

/** Shared members of a package's document. Its code is made, and its nights are counted, when they are null. */
export type SharedPackage = SharedOf<PackageDocumentDto, 'code' | 'duration_nights'>;
