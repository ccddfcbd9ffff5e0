import { AppError } from '../errors/app-error.js';

/** 413: the file has more than 5,242,880 bytes. */
export class FileTooLargeError extends AppError {
  constructor() {
    super(413, 'file_too_large');
  }
}

/** 413: too many parts, or too much text in them. */
export class FormTooLargeError extends AppError {
  constructor() {
    super(413, 'payload_too_large');
  }
}

/** 400: the body is no form, or breaks off. */
export class MalformedFormError extends AppError {
  constructor() {
    super(400, 'malformed_form');
  }
}

/** 415: a body or a file of a kind that is not taken here. */
export class UnsupportedMediaTypeError extends AppError {
  constructor() {
    super(415, 'unsupported_media_type');
  }
}
