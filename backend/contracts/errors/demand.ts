export const demandErrors = {
  'demand.switched_off': 403,
} as const
