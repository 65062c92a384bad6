export const autoScheduleErrors = {
  'scheduling.run_not_found': 404,
  'scheduling.variant_not_found': 404,
  'scheduling.run_not_open': 400,
  'scheduling.run_already_open': 400,
  'scheduling.nothing_to_accept': 400,
  'scheduling.cost_goal_not_allowed': 403,
  'scheduling.no_shifts_to_plan': 400,
  'scheduling.no_people_to_plan': 400,
  'scheduling.nothing_to_repair': 400,
  'scheduling.generation_failed': 400,
} as const
