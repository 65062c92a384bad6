export const organisationErrors = {
  'organisation.location_has_employees': 400,
  'organisation.email_taken': 400,
  'organisation.location_code_taken': 400,
  'organisation.name_taken': 400,
  'organisation.role_not_allowed': 403,
  'organisation.integration_id_taken': 400,
  'organisation.contract_dates_overlap': 400,
  'organisation.rate_date_taken': 400,
  'organisation.unknown_reference': 400,
} as const
