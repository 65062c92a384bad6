import { usualCsv, type Layout } from '#app/exports/layouts/layout'

const column = (key: string) => ({ key: `exports.columns.${key}` })

/** What was planned, for people to read: in their language, with sums. */
export const plannedReport: Layout = {
  id: 'planned_report',
  rowKind: 'planned',
  formats: ['xlsx', 'xls', 'csv', 'pdf'],
  needsIntegrationId: false,
  sheet: { key: 'exports.sheets.planned_report' },
  locale: null,
  dayFormat: 'yyyy-mm-dd',
  hoursFormat: '0.00',
  dayTypes: null,
  totals: true,
  csv: usualCsv,
  columns: [
    { field: 'day', header: column('day'), width: 12 },
    { field: 'person', header: column('person'), width: 26 },
    { field: 'integrationId', header: column('integration_id'), width: 12 },
    { field: 'location', header: column('location'), width: 22 },
    { field: 'position', header: column('position'), width: 18 },
    { field: 'from', header: column('from'), width: 8 },
    { field: 'until', header: column('until'), width: 8 },
    { field: 'hours', header: column('hours'), width: 9 },
    { field: 'breaks', header: column('breaks'), width: 10 },
  ],
}
