import type { Grants } from './grants.ts'

/** What works without a token, and therefore also with one. */
export const anonymousGrants: Grants = {
  login: [
    'session.open',
    'session.close',
    'enums.read',
    'client_errors.report',
    'health.read',
    'api_description.read',
    'mailbox.read',
    'files.read_linked',
    'calendar_feed.read_linked',
  ],
  'login-two-factor': ['session.open'],
  register: ['account.register'],
  public_register: ['account.register'],
  'trusted-device': ['session.open'],
  'forgot-password': ['account.recover'],
  'reset-password': ['account.recover'],
  'new-password': ['account.recover'],
  'activate-account': ['account.activate'],
  impersonate: ['session.open'],
  kiosk: ['kiosk.register'],
  error403: [],
  error404: [],
  error500: [],
}
