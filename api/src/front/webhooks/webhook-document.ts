import { getSchemaPath } from '@nestjs/swagger';
import { WebhookMessageDto } from './webhook-message.dto.js';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What this installation sends, as OpenAPI 3.1 says it under `webhooks`; 3.0 has no place of its own for it. */
export const WEBHOOKS = {
  message: {
    post: {
      summary: 'Something happened.',
      parameters: [
        header('webhook-id', 'Id of the message, the same however often it is sent.'),
        header('webhook-timestamp', 'When it is sent, in seconds since 1970.'),
        header(
          'webhook-signature',
          '`v1,` and a signature in base64; two of them, parted by a space, after a new secret.',
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: getSchemaPath(WebhookMessageDto) } } },
      },
      responses: { '2XX': { description: 'It was taken.' }, '410': { description: 'Nobody is there any more.' } },
    },
  },
};
