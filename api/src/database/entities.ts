import { AuditEntry } from '../audit/audit-entry.entity.js';
import { RefreshToken } from '../auth/refresh-token.entity.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../auth/user.entity.js';
import { IdempotencyKey } from '../common/idempotency-key.entity.js';
import { RateLimit } from '../common/rate-limit.entity.js';
import { ErrorReport } from '../error-reports/error-report.entity.js';
import { SeedRecord } from './seed-record.entity.js';

/** Every entity of the product; the schema is generated from this list. Modules add theirs here. */
export const ENTITIES = [IdempotencyKey, RateLimit, SeedRecord, AuditEntry, User, Session, RefreshToken, ErrorReport];
