export const labourModelErrors = {
  'demand.run_span': 400,
  'demand.run_in_past': 400,
  'demand.run_too_large': 400,
  'demand.run_without_rules': 400,
  'demand.run_without_records': 400,
  'demand.run_position_archived': 400,
  'demand.run_position_hidden': 400,
  'demand.run_already_open': 400,
  'demand.run_not_found': 404,
  'demand.run_not_open': 400,
  'demand.nothing_to_accept': 400,
  'demand.run_failed': 400,
} as const
