export const requestsErrors = {
  'requests.name_taken': 400,
  'requests.shortcut_taken': 400,
  'requests.primary_taken': 400,
  'requests.limit_needs_days': 400,
  'requests.only_vacation': 400,
  'requests.primary_takes_from_itself': 400,
  'requests.only_other': 400,
  'requests.attachments_not_allowed': 400,
  'requests.attachments_too_many': 400,
  'requests.attachment_too_big': 400,
  'requests.attachment_format': 400,
  'requests.attachment_of_planner': 403,
} as const
