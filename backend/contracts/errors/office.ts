export const officeErrors = {
  'office.trial_not_later': 400,
  'office.not_in_trial': 400,
  'office.already_archived': 400,
  'office.not_archived': 400,
} as const
