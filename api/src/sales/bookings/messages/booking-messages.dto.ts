import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { IsText } from '../../../platform/fields/fields.js';
import { BOOKING_EVENT_TYPES, type BookingEventType } from '../booking-event.entity.js';

const MESSAGE_MAX = LENGTHS.message.max;

/** What one side writes to the other. */
export class CreateBookingMessageDto {
  /** Plain text with its line breaks. */
  @ApiProperty({ minLength: 1, maxLength: MESSAGE_MAX, example: 'Which villa is closest to the reef?' })
  @IsText(1, MESSAGE_MAX)
  text: string;
}

/** Something that was said about a booking, from its guest to the agency or back. */
export class BookingMessageDto {
  @ApiProperty({ format: 'uuid', example: '019aa7c1-0000-7000-8000-000000000000' })
  id: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  at: string;

  /** `message`, or the step that it was said with: `approve`, `decline`, `change_asked` … */
  @ApiProperty({ enum: BOOKING_EVENT_TYPES, example: 'message' })
  type: BookingEventType;

  /** Who said it. */
  @ApiProperty({ enum: ['guest', 'office'], example: 'guest' })
  side: 'guest' | 'office';

  /** Name of the colleague; null for everybody but staff. */
  @ApiProperty({ type: String, nullable: true, example: null })
  author: string | null;

  /** Plain text. */
  @ApiProperty({ example: 'Which villa is closest to the reef?' })
  text: string;

  /** Whether the other side has seen it. */
  @ApiProperty({ example: false })
  seen: boolean;
}

/** All that was said about a booking, oldest first. */
export class BookingThreadDto {
  /** Messages of the other side that this one has not seen. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  unread: number;

  @ApiProperty({ type: [BookingMessageDto] })
  messages: BookingMessageDto[];
}

export const MESSAGE_TEMPLATES = ['question', 'payment', 'flights', 'reserved', 'confirmed', 'offer'] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** The beginning of a message, to be read over before it is sent. */
export class MessageTemplateDto {
  @ApiProperty({ enum: MESSAGE_TEMPLATES, enumName: 'MessageTemplate', example: 'flights' })
  code: MessageTemplate;

  @ApiProperty({ example: 'Здравствуйте, Анна! Пишем о бронировании MV-7K2QX9.' })
  text: string;
}

/** What a colleague may write to a guest, in the guest's language. */
export class MessageTemplatesDto {
  @ApiProperty({ enum: LANGUAGE_CODES, example: 'ru' })
  language: Language;

  /** Digits for wa.me links; null where the number is none that WhatsApp could know, or the reader may not know it. */
  @ApiProperty({ type: String, nullable: true, example: '79123456789' })
  whatsapp: string | null;

  @ApiProperty({ type: [MessageTemplateDto] })
  templates: MessageTemplateDto[];
}
