export const demandErrors = {
  'demand.switched_off': 403,
  'demand.metric_name_taken': 400,
  'demand.too_many_metrics': 400,
  'demand.metric_gone': 409,
  'demand.location_gone': 409,
} as const
