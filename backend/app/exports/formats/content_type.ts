import type { ExportFormat } from '#contracts/exports'

/** The media type of each format's files. */
export const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<ExportFormat, string>
export type FileContentType = (typeof contentTypes)[ExportFormat]
