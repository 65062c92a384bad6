export const labourCodeErrors = {
  'labour_code.unknown_rule': 400,
  'labour_code.rule_always_blocks': 400,
} as const
