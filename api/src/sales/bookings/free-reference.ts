import { UniqueConstraintViolationException } from '@mikro-orm/core';

/**
 * Does what begins a booking once more, where another booking has the reference that was drawn for it (one in 33 million each). Its
 * transaction has left nothing then, however many drew the same one at once.
 * @param work a whole transaction
 */
export async function withFreeReference<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isReferenceTaken(error)) throw error;
    }
  }
}

const isReferenceTaken = (error: unknown) =>
  error instanceof UniqueConstraintViolationException &&
  (error as { constraint?: string }).constraint === 'booking_reference_unique';
