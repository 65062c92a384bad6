/**
 * What the database cannot say about its columns, for the generated `schema.ts`: the values of a JSON column, and the
 * meaning of a number. `[]` after a name is a list. Whether a column may be null or left out comes from the database, and
 * so do the values of a text column that a check lists.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  'import_changes.after': 'Record<string, unknown>',
  'import_changes.before': 'Record<string, unknown>',
  'import_mappings.mapping': "ImportMapping['mapping']",
  'import_mappings.matches': 'ImportMatches',
  'import_mappings.options': 'ImportOptions',
  'import_rows.cells': 'string[]',
  'import_rows.notes': 'RowNote[]',
  'import_rows.problems': 'RowProblem[]',
  'import_rows.saved': 'SavedRow',
  'imports.columns': 'ImportColumn[]',
  'imports.counts': 'ImportCounts',
  'imports.matches': 'ImportMatches',
  'imports.options': 'Partial<ImportOptions>',
  'imports.undone': 'Undone',
  'users.role': 'Role',
}

/** Where the types above come from: a contract, or a file of `database/json` for what is stored and never sent. */
export const typeSources: Readonly<Record<string, readonly string[]>> = {
  '#contracts/enums': ['Role'],
  '#contracts/imports': ['ImportColumn', 'ImportCounts', 'ImportMapping', 'ImportMatches', 'ImportOptions'],
  '#contracts/schedule': ['Day'],
  '#database/json/imports': ['RowNote', 'RowProblem', 'SavedRow', 'Undone'],
}
