import { AppError } from '../../platform/errors/app-error.js';

/** 403: the role has permissions that the caller lacks. */
export class RoleNotGrantableError extends AppError {
  constructor() {
    super(403, 'role_not_grantable');
  }
}

/** 409: what was asked would lock people out, or does not fit the account's state. */
export class UserConflictError extends AppError {
  constructor(code: 'own_account' | 'last_owner' | 'in_use' | 'not_invited' | 'user_disabled' | 'totp_not_enabled') {
    super(409, code);
  }
}
