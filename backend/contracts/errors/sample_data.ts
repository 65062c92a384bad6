export const sampleDataErrors = {
  'sample_data.not_possible_now': 409,
  'sample_data.asker_gone': 403,
} as const
