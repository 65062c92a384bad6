export const demandStaffingErrors = {
  'demand.staffing_lengths': 400,
  'demand.staffing_mix': 400,
  'demand.staffing_steps': 400,
} as const
