import { ApiExtension } from '@nestjs/swagger';

/** Marks a documented POST that changes nothing: it reads what fits in no address. Clients keep what they know after it. */
export const Reads = () => ApiExtension('x-reads', true);
