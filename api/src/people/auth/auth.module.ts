import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessStrategy } from './access.strategy.js';
import { AccountMails } from './account-mails.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { CurrentUserController } from './current-user.controller.js';
import { CurrentUserService } from './current-user.service.js';
import { FamiliarPlaces } from './familiar-places.js';
import { KeyCheck } from './key-check.js';
import { MailLinks } from './mail-links.js';
import { NewPassword } from './new-password.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { SecondFactor } from './second-factor.js';
import { SecretBox } from './secret-box.js';
import { Sessions } from './sessions.js';
import { SignInTries } from './sign-in-tries.js';
import { TokenCheck } from './token-check.js';
import { Tokens } from './tokens.js';
import { TotpService } from './totp.service.js';

@Module({
  imports: [PassportModule, JwtModule.register({})],
  controllers: [AuthController, PasswordResetController, CurrentUserController],
  providers: [
    AuthService,
    AccountService,
    AccountMails,
    CurrentUserService,
    TotpService,
    PasswordResetService,
    AccessStrategy,
    TokenCheck,
    KeyCheck,
    Tokens,
    Sessions,
    SecondFactor,
    SecretBox,
    MailLinks,
    NewPassword,
    FamiliarPlaces,
    SignInTries,
  ],
  exports: [
    AuthService,
    PasswordResetService,
    AccountService,
    AccountMails,
    Sessions,
    MailLinks,
    SecondFactor,
    FamiliarPlaces,
    SignInTries,
    KeyCheck,
  ],
})
export class AuthModule {}
