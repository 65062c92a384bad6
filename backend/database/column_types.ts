/**
 * What the database cannot say about its columns, for the generated `schema.ts`: the values of a JSON column, and the
 * meaning of a number. `[]` after a name is a list. Whether a column may be null or left out comes from the database, and
 * so do the values of a text column that a check lists.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  'calendar_feed_events.content': 'EventContent',
  'company_holidays.names': 'Partial<HolidayNames>',
  'export_batches.excluded': 'Exclusion[]',
  'export_batches.failure_code': 'DomainErrorCode',
  'export_batches.format': 'ExportFormat',
  'export_batches.layout': 'ExportLayoutId',
  'export_batches.locale': 'Locale',
  'export_batches.scope': 'StoredScope',
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
  'labour_code_settings.choices': 'Partial<StoredSettings>',
  'labour_code_settings.holiday_regions': 'Record<string, string>',
  'notifications.data': 'ScheduleNews | AccountNews',
  'notifications.entries': 'SeenChange[]',
  'organisations.licence_features': 'Partial<Record<LicenceFeature, boolean>>',
  'request_kinds.names': 'Record<Locale, string>',
  'request_types.names': 'Record<Locale, string>',
  'users.language': 'LanguageId',
  'users.role': 'Role',
}

/** Where the types above come from: a contract, or a file of `database/json` for what is stored and never sent. */
export const typeSources: Readonly<Record<string, readonly string[]>> = {
  '#contracts/enums': ['LanguageId', 'LicenceFeature', 'Locale', 'Role'],
  '#contracts/errors': ['DomainErrorCode'],
  '#contracts/exports': ['ExportFormat', 'ExportLayoutId'],
  '#contracts/holidays': ['HolidayNames'],
  '#contracts/imports': ['ImportColumn', 'ImportCounts', 'ImportMapping', 'ImportMatches', 'ImportOptions'],
  '#contracts/notifications': ['AccountNews', 'ScheduleNews'],
  '#contracts/schedule': ['Day'],
  '#database/json/calendar_feed': ['EventContent'],
  '#database/json/exports': ['Exclusion', 'StoredScope'],
  '#database/json/imports': ['RowNote', 'RowProblem', 'SavedRow', 'Undone'],
  '#database/json/labour_code': ['StoredSettings'],
  '#database/json/seen_changes': ['SeenChange'],
}
