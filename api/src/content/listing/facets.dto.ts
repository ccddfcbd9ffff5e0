import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Numbers by the values of a filter, without those that would leave nothing. */
export type Counts = Record<string, number>;

/** @param value one that a filter takes, as an example */
export const CountsField = (value: string): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 1 },
    example: { [value]: 4 },
  } as ApiPropertyOptions);
