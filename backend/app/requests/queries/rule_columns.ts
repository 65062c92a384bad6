/** SQL of what `RequestRules` says of a row of `request_types` or `request_kinds`. */
export const ruleColumns = (row: string): string =>
  `${row}.shortcut, ${row}.kind, ${row}.color, ${row}.paid, ${row}.days_count is not null as limited,
  ${row}.days_count as "daysCount", ${row}.limit_per as "limitPer",
  ${row}.affects_vacation_limit as "affectsVacationLimit", ${row}.primary_vacation as "primaryVacation",
  ${row}.needs_acceptance as "needsAcceptance", ${row}.allow_note as "allowNote",
  ${row}.allow_attachment as "allowAttachment", ${row}.overtime_compensation as "overtimeCompensation",
  ${row}.counts_as_working_time as "countsAsWorkingTime", ${row}.usable_by as "usableBy"`
