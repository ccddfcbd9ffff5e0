import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { IsText } from '../../platform/fields/fields.js';
import { MaybeNull } from '../../platform/fields/maybe.js';
import { cleanHtml, safeHref } from './rich-text.js';

/** Plain text between two lengths, white space around it removed. */
export const IsWords = (min: number, max: number) => IsText(min, max);

/** Rich text: cleaned before its length is counted, so what is left has to say something. */
export const IsRichText = (min: number, max: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      // Far too long a text is refused as it is: cleaning it would cost more than the answer.
      typeof value === 'string' && value.length <= max * 2 ? cleanHtml(value) : value,
    ),
    IsString(),
    MinLength(min),
    MaxLength(max),
  );

/** A link of content: `https:`, `http:`, `mailto:` or a path of this site. */
export const IsHref = () =>
  applyDecorators(
    IsString(),
    MaxLength(500),
    ValidateBy({
      name: 'isHref',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && safeHref(value) !== null,
        defaultMessage: () => 'invalid_link',
      },
    }),
  );

/** Rich text that may be left out; null or an empty one is none. */
export const RichTextField = (max: number, example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max, example }),
    MaybeNull(),
    IsRichText(0, max),
  );

/** A link of content that may be left out; null is none. */
export const HrefField = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 300, example }),
    MaybeNull(),
    IsHref(),
    MaxLength(300),
  );

/** An address that starts with http or https, of at most 300 characters. */
export const IsWebAddress = () =>
  applyDecorators(
    IsString(),
    MaxLength(300),
    ValidateBy({
      name: 'isWebAddress',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && /^https?:/i.test(value) && safeHref(value) !== null,
        defaultMessage: () => 'invalid_url',
      },
    }),
  );
