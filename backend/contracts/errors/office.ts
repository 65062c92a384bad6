export const officeErrors = {
  'office.trial_not_later': 400,
  'office.not_in_trial': 400,
  'office.already_archived': 400,
  'office.not_archived': 400,
  'office.email_taken': 400,
  'office.name_taken': 400,
  'office.country_taken': 400,
  'office.own_account': 400,
  'office.role_not_allowed': 403,
  'office.last_global_admin': 400,
} as const
