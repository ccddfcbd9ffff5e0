import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RemoteDeclaration } from '@atoll/contract/remote';

const integrityExample = { 'remoteEntry.1a2b3c4d.js': 'sha384-…' };

/** One release as the shell runs it. */
export class ResolvedReleaseDto {
  @ApiProperty({ example: '0.1.0-1a2b3c4d' })
  version!: string;

  /** Address of its files, with a slash at the end. */
  @ApiProperty({ example: '/r/mfe-catalog/0.1.0-1a2b3c4d/' })
  base!: string;

  @ApiProperty({ example: 'remoteEntry.1a2b3c4d.js' })
  entry!: string;

  /** Scripts that the entry needs at once. */
  @ApiProperty({ type: [String] })
  initial!: string[];

  /** Scripts and style sheets of each page by its name. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  pages!: Record<string, string[]>;

  /** `remote.json` of the release: routes, navigation, namespace. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  declaration!: RemoteDeclaration;

  /** Integrity of scripts and style sheets by file name. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: integrityExample })
  integrity!: Record<string, string>;
}

/** One remote: what to run first and what to fall back to. */
export class ResolvedRemoteDto {
  @ApiProperty({ example: 'mfe-catalog' })
  name!: string;

  @ApiProperty({ type: [ResolvedReleaseDto] })
  candidates!: ResolvedReleaseDto[];

  /** Routes of the last release, where none is usable now; absent where nobody knows them. */
  @ApiPropertyOptional({ example: ['/packages', '/packages/:id'] })
  away?: string[];
}

/** Everything a shell needs to start its remotes. */
export class RemoteSetDto {
  /** Revision of the channel. */
  @ApiProperty({ type: 'integer' })
  rev!: number;

  @ApiProperty({ example: 'stable' })
  channel!: string;

  @ApiProperty({ type: [ResolvedRemoteDto] })
  remotes!: ResolvedRemoteDto[];
}
