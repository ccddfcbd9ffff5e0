import { ApiProperty } from '@nestjs/swagger';

/** A language of the interface. */
export class LanguageDto {
  @ApiProperty({ type: 'integer', example: 2 })
  id: number;

  /** BCP 47. */
  @ApiProperty({ maxLength: 20, example: 'ru' })
  code: string;

  @ApiProperty({ example: 'Russian' })
  name: string;

  @ApiProperty({ example: 'Русский' })
  native_name: string;

  @ApiProperty({ example: '🇷🇺' })
  flag: string;

  @ApiProperty({ enum: ['ltr', 'rtl'], example: 'ltr' })
  direction: 'ltr' | 'rtl';

  @ApiProperty({ example: true })
  is_active: boolean;

  @ApiProperty({ example: false })
  is_default: boolean;
}
