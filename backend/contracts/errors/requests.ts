export const requestsErrors = {
  'requests.name_taken': 400,
  'requests.shortcut_taken': 400,
  'requests.primary_taken': 400,
  'requests.limit_needs_days': 400,
  'requests.only_vacation': 400,
  'requests.primary_takes_from_itself': 400,
  'requests.only_other': 400,
} as const
