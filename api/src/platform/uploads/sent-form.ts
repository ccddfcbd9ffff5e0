import type { FastifyRequest } from 'fastify';
import { type SentForm, readMultipart } from './multipart-reader.js';

const IS_FORM = /^multipart\/form-data\s*(;|$)/i;

/** True for a form, also where JSON is taken. */
export const isForm = (request: FastifyRequest): boolean => IS_FORM.test(request.headers['content-type'] ?? '');

/** The form of a request, read from its body once, however many ask. @throws as `readMultipart` */
export function sentForm(request: FastifyRequest & { sentForm?: Promise<SentForm> }): Promise<SentForm> {
  request.sentForm ??= readMultipart(request.raw);
  return request.sentForm;
}
