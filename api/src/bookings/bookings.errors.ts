import { type Message, type MessageParams, ValidationFailedError } from '../common/app-error.js';

/** Collects the messages of rules that need the package, so that the traveller reads all of them at once. */
export class BookingFaults {
  private readonly fields: Record<string, Message[]> = {};

  add(field: string, code: string, params: MessageParams = {}): void {
    (this.fields[field] ??= []).push({ code, params });
  }

  /** @throws {ValidationFailedError} when there is any. */
  throwIfAny(): void {
    if (Object.keys(this.fields).length > 0) throw new ValidationFailedError(this.fields);
  }
}
