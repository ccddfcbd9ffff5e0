import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Transform, plainToInstance } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { MaybeNull } from '../../platform/fields/maybe.js';
import { BLOCK_CLASSES, BlockDto } from './blocks.dto.js';
import { type BlockType } from './blocks.js';

const ITEMS = {
  oneOf: Object.values(BLOCK_CLASSES).map((value) => ({ $ref: getSchemaPath(value) })),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(Object.entries(BLOCK_CLASSES).map(([name, value]) => [name, getSchemaPath(value)])),
  },
};
const EXAMPLE = [{ type: 'heading', level: 2, text: 'Before you fly' }];

const classOf = (type: unknown) =>
  typeof type === 'string' && Object.hasOwn(BLOCK_CLASSES, type) ? BLOCK_CLASSES[type as BlockType] : BlockDto;

/** Each block as an instance of its kind; what is no object is left for the validators to refuse. */
const toBlocks = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown) =>
        typeof item === 'object' && item !== null && !Array.isArray(item)
          ? plainToInstance<object, object>(classOf((item as { type?: unknown }).type), item)
          : item,
      )
    : value;

/** The blocks of a page or post in the body of a write: at most 100; null or an empty list is none. */
export const BlocksField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'array', nullable: true, maxItems: 100, items: ITEMS, example: EXAMPLE }),
    MaybeNull(),
    Transform(toBlocks),
    IsArray(),
    ArrayMaxSize(100),
    // A list is no block, though to the next rule it would be a list of blocks.
    IsObject({ each: true }),
    ValidateNested({ each: true }),
  );
