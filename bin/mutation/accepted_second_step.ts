import type { Accepted } from './accepted_change.ts'

const file = 'backend/app/identity/two_factor/two_factor_state.ts'
const line = "method === 'totp' && user.totp_secret !== null && code !== null"

/** Of choosing the second step of a sign-in. */
export const acceptedSecondStep: readonly Accepted[] = [
  {
    file,
    line: ".count('* as count')",
    replacement: '""',
    reason: 'Counting nothing in particular counts rows, and PostgreSQL calls the figure `count` by itself.',
  },
  {
    file,
    line: "recoveryCodesLeft: user.two_factor === 'totp' ? Number(left.count) : 0,",
    replacement: 'true',
    reason: 'Without an app there are no codes to count.',
  },
  ...['true', "method === 'totp' || user.totp_secret !== null"].map((replacement) => ({
    ...{ file, line, replacement },
    reason:
      'No code fits a missing secret, nor a missing code a secret, and without an app none is looked at.',
  })),
]
