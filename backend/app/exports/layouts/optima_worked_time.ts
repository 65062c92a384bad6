import { usualCsv, type Layout } from '#app/exports/layouts/layout'

/** Worked time for Comarch ERP Optima: one row per uninterrupted piece of work, the zone is its basic one. */
export const optimaWorkedTime: Layout = {
  id: 'optima_worked_time',
  rowKind: 'worked',
  formats: ['xlsx', 'xls', 'csv', 'pdf'],
  needsIntegrationId: true,
  sheet: 'CzasPracy',
  locale: 'pl-PL',
  dayFormat: 'yyyy-mm-dd',
  hoursFormat: '0.00',
  dayTypes: null,
  totals: false,
  csv: usualCsv,
  columns: [
    { field: 'integrationId', header: 'Akronim', width: 12 },
    { field: 'surname', header: 'Nazwisko', width: 18 },
    { field: 'name', header: 'Imie', width: 14 },
    { field: 'day', header: 'Data', width: 12 },
    { field: 'from', header: 'OdGodziny', width: 11 },
    { field: 'until', header: 'DoGodziny', width: 11 },
    { field: 'fixed', text: 'praca.pdst', header: 'Strefa', width: 12 },
    { field: 'hours', header: 'Czas', width: 8 },
    { field: 'location', header: 'Dzial', width: 18 },
    { field: 'empty', header: 'Projekt', width: 10 },
    { field: 'empty', header: 'Uwagi', width: 14 },
  ],
}
