export const importsErrors = {
  'imports.no_key_column': 400,
  'imports.column_twice': 400,
  'imports.field_not_allowed': 403,
  'imports.choice_not_allowed': 403,
  'imports.rows_missing': 400,
  'imports.wrong_width': 400,
  'imports.not_possible_now': 409,
  'imports.nothing_to_do': 400,
  'imports.asker_gone': 400,
  'imports.failed': 400,
} as const
