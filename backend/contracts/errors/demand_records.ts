export const demandRecordErrors = {
  'demand.records_span': 400,
  'demand.records_days': 400,
  'demand.records_shape': 400,
  'demand.records_step': 409,
  'demand.records_value': 400,
  'demand.records_skipped_hour': 400,
  'demand.records_changed': 409,
  'demand.special_days_span': 400,
  'demand.too_many_special_days': 400,
} as const
