import { under, type Part } from './part.ts'

/** Of accounts, sessions, links and the second factor. */
export const identityGuards: readonly Part[] = [
  {
    files: [
      'backend/app/core/passwords/is_password.ts',
      'backend/app/identity/middleware/auth_middleware.ts',
      'backend/app/identity/public/load_actor.ts',
      ...under('backend/app/identity/limits', ['attempts', 'guessing', 'limiter']),
      ...under('backend/app/identity/actions', ['admit', 'change_password', 'sign_in']),
      ...under('backend/app/identity/sessions', [
        'load_account',
        'open_session',
        'own_sessions',
        'refresh_session',
        'sign_out',
      ]),
    ],
    specs: [
      ...under(
        'app/identity/actions',
        ['authentication', 'blocked_organisation', 'change_password', 'impersonation'],
        'e2e.ts'
      ),
      ...under('app/identity/limits', ['attempts', 'guessing', 'limiter'], 'e2e.ts'),
      'app/core/passwords/is_password.e2e.ts',
      'app/identity/public/load_actor.e2e.ts',
      'app/notifications/account_news.e2e.ts',
      ...under(
        'app/identity/sessions',
        ['admin_claim', 'load_account', 'own_sessions', 'sign_in_history'],
        'e2e.ts'
      ),
      'app/identity/limits/sign_in_limits.e2e.ts',
      'app/identity/two_factor/two_factor.e2e.ts',
    ],
  },
  {
    files: [
      'backend/app/identity/links/account_link.ts',
      ...under('backend/app/identity/actions', ['impersonation', 'read_link', 'request_password_reset']),
      ...under('backend/app/identity/two_factor', [
        'answer_challenge',
        'authenticator',
        'challenge',
        'recovery_codes',
        'trusted_devices',
      ]),
      'backend/app/identity/external/find_account.ts',
    ],
    specs: [
      ...under('app/identity/links', ['account_links', 'ended_links', 'issued_links'], 'e2e.ts'),
      ...under(
        'app/identity/two_factor',
        ['sign_in_code_mail', 'sign_in_codes', 'trusted_devices', 'two_factor'],
        'e2e.ts'
      ),
      'app/identity/two_factor/authenticator.spec.ts',
      'app/identity/actions/impersonation.e2e.ts',
      ...under('app/identity/external', ['external_sign_in', 'linked_accounts'], 'e2e.ts'),
    ],
  },
  {
    files: ['backend/app/identity/external/openid.ts'],
    specs: ['app/identity/external/openid.spec.ts', 'app/identity/external/external_sign_in.e2e.ts'],
  },
  {
    files: ['backend/app/identity/public/open_sessions.ts'],
    specs: ['app/core/hubs/hubs.e2e.ts'],
  },
  {
    files: ['backend/app/identity/public/end_sessions_of.ts'],
    specs: ['app/office/office_organisations.e2e.ts'],
  },
  {
    files: [
      ...under('backend/app/identity/accounts', ['account_changed', 'remember']),
      'backend/app/identity/actions/open_account.ts',
      'backend/app/identity/links/send_link.ts',
    ],
    specs: [
      ...under('app/identity/links', ['account_links', 'ended_links', 'issued_links', 'send_link'], 'e2e.ts'),
      ...under('app/identity/two_factor', ['trusted_devices', 'two_factor'], 'e2e.ts'),
      ...under('app/identity/actions', ['change_password', 'open_account'], 'e2e.ts'),
      'app/identity/accounts/own_account.e2e.ts',
      'app/identity/sessions/sign_in_history.e2e.ts',
      'app/notifications/account_news.e2e.ts',
    ],
  },
  {
    files: under('backend/app/identity/public', [
      ...['add_accounts', 'change_accounts', 'ended_sessions', 'forget_identities', 'impersonation_of'],
      ...['send_invitation', 'withdraw_invitation'],
    ]),
    specs: ['app/identity/public/accounts.e2e.ts', 'app/identity/actions/impersonation.e2e.ts'],
  },
  {
    files: under('backend/app/identity/public', ['send_office_invitation', 'write_office_accounts']),
    specs: ['app/office/office_accounts.e2e.ts'],
  },
  {
    files: ['backend/app/identity/two_factor/two_factor_state.ts'],
    specs: under('app/identity/two_factor', ['trusted_devices', 'two_factor', 'two_factor_state'], 'e2e.ts'),
  },
]
