export const exportsErrors = {
  'exports.unknown_layout': 400,
  'exports.format_not_offered': 400,
  'exports.range_reversed': 400,
  'exports.range_too_long': 400,
  'exports.nothing_to_export': 400,
  'exports.not_ready': 400,
  'exports.failed': 400,
} as const
