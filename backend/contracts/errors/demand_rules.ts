export const demandRuleErrors = {
  'demand.rule_steps': 400,
  'demand.rule_hours_overlap': 400,
  'demand.rule_minimum_above_maximum': 400,
  'demand.rule_task_too_long': 400,
  'demand.rule_metric_missing': 400,
  'demand.rule_metric_unused': 400,
  'demand.rule_position_archived': 400,
  'demand.rule_without_positions': 400,
  'demand.rule_in_past': 400,
  'demand.too_many_rules': 400,
  'demand.series_span': 400,
  'demand.staff_span': 400,
} as const
