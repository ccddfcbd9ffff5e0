import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Trim } from '../../platform/fields/fields.js';

/** A key for an authenticator app. It counts once a code of it was confirmed. */
export class TotpKeyDto {
  /** To type in by hand (base 32). @example "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" */
  secret: string;

  /** To show as a QR code. @example "otpauth://totp/Atoll:owner%40atoll.example?issuer=Atoll&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30" */
  otpauth_url: string;
}

/** A code of the app. */
export class ConfirmTotpDto {
  /** Six digits. @example "492039" */
  @Trim()
  @Matches(/^\d{6}$/, { message: 'otp_not_valid' })
  code: string;
}

/** Codes that open once each in place of the app. Shown this one time. */
export class RecoveryCodesDto {
  @ApiProperty({ example: ['7k2m-9qxa-44tz-b0he', 'd1vw-8nrc-5s6y-jp3f'] })
  recovery_codes: string[];
}
