import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { ErrorReport } from './error-report.entity.js';
import type { ReportErrorDto } from './error-reports.dto.js';

const KEEP_DAYS = 30;

@Injectable()
export class ErrorReportsService {
  private readonly logger = new Logger('ErrorReport');

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Stores a report and forgets those older than 30 days. Addresses lose query and fragment: they may carry tokens. */
  async report(dto: ReportErrorDto): Promise<void> {
    const now = this.clock.now();
    const report = new ErrorReport({
      errorId: dto.error_id,
      fingerprint: fingerprint(dto),
      level: dto.level,
      name: dto.name ?? null,
      message: withoutQueries(dto.message),
      stack: dto.stack === undefined ? null : withoutQueries(dto.stack),
      componentStack: dto.component_stack === undefined ? null : withoutQueries(dto.component_stack),
      url: dto.url?.split(/[?#]/, 1)[0] ?? null,
      userAgent: dto.user_agent ?? null,
      remoteName: dto.remote?.name ?? null,
      remoteVersion: dto.remote?.version ?? null,
      shellVersion: dto.shell ?? null,
      occurredAt: new Date(dto.timestamp),
      receivedAt: now,
    });
    const em = this.em.fork();
    em.persist(report);
    await em.flush();
    await em.nativeDelete(ErrorReport, { receivedAt: { $lt: new Date(now.getTime() - KEEP_DAYS * 86_400_000) } });
    // pino writes JSON: line breaks and control characters of the message are escaped, one line for each event.
    this.logger.warn({
      error_id: report.errorId,
      fingerprint: report.fingerprint,
      remote: dto.remote,
      level: dto.level,
    });
  }
}

/** Cuts queries off every address in a text: `https://a/b?token=c` → `https://a/b`. */
const withoutQueries = (text: string) => text.replace(/(https?:\/\/[^\s?#)]+)[?#][^\s)]*/g, '$1');

function fingerprint({ name = '', message, stack = '', remote }: ReportErrorDto): string {
  const frame = stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? '';
  const stable = [remote?.name ?? 'shell', name, message, frame].join('\n').replace(/\d+/g, '#');
  return createHash('sha256').update(stable).digest('hex').slice(0, 32);
}
