import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountMails } from './account-mails.js';
import { FamiliarPlaces } from './familiar-places.js';
import { MailLinks } from './mail-links.js';
import { Sessions } from './sessions.js';
import type { User } from '../accounts/user.entity.js';

/** The one door through which an account that is there gets another password. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly links: MailLinks,
    private readonly mails: AccountMails,
    private readonly sessions: Sessions,
    private readonly places: FamiliarPlaces,
  ) {}

  /**
   * Sets the password in the caller's transaction: links that were mailed before open nothing any more, sessions end, and the
   * owner gets a letter that says so. Returns how many sessions ended.
   * @param ip where the owner is, from now on the one familiar place
   * @param except the session that asked for it and stays
   */
  async set(
    em: EntityManager,
    user: User,
    passwordHash: string,
    ip: string,
    except: string | null = null,
  ): Promise<number> {
    user.passwordHash = passwordHash;
    await this.places.forgetOthers(em, user, ip);
    await this.links.drop(em, user, ['reset_password', 'invitation', 'change_email']);
    await this.mails.passwordChanged(em, user);
    return this.sessions.revokeAll(em, user.id, 'password', except);
  }
}
