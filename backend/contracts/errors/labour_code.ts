export const labourCodeErrors = {
  'labour_code.unknown_rule': 400,
  'labour_code.rule_always_blocks': 400,
  'labour_code.night_out_of_range': 400,
  'labour_code.overtime_year_too_long': 400,
  'labour_code.night_reversed': 400,
  'labour_code.break_longer_than_shift': 400,
  'labour_code.double_before_daily': 400,
  'labour_code.wage_day_taken': 400,
  'labour_code.role_never_overrides': 400,
  'labour_code.holiday_taken': 400,
  'labour_code.unknown_holiday_region': 400,
} as const
