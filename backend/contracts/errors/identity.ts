export const identityErrors = {
  'identity.wrong_credentials': 400,
  'identity.too_many_attempts': 429,
  'identity.account_not_active': 400,
  'identity.organisation_archived': 400,
  'identity.session_ended': 401,
  'identity.link_invalid': 400,
  'identity.link_expired': 400,
  'identity.password_weak': 400,
  'identity.current_password_wrong': 400,
  'identity.wrong_code': 400,
  'identity.challenge_ended': 400,
  'identity.two_factor_is_on': 400,
} as const
