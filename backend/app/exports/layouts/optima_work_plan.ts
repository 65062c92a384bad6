import { usualCsv, type Layout } from '#app/exports/layouts/layout'

/** Work plan for Comarch ERP Optima: every day of every person, days without work among them. */
export const optimaWorkPlan: Layout = {
  id: 'optima_work_plan',
  rowKind: 'plan',
  formats: ['xlsx', 'xls', 'csv', 'pdf'],
  needsIntegrationId: true,
  sheet: 'PlanPracy',
  locale: 'pl-PL',
  dayFormat: 'yyyy-mm-dd',
  hoursFormat: '0.00',
  dayTypes: { work: 'Pracy', free: 'Wolny', holiday: 'Święto' },
  totals: false,
  csv: usualCsv,
  columns: [
    { field: 'integrationId', header: 'Akronim', width: 12 },
    { field: 'surname', header: 'Nazwisko', width: 18 },
    { field: 'name', header: 'Imie', width: 14 },
    { field: 'day', header: 'Data', width: 12 },
    { field: 'dayType', header: 'TypDnia', width: 10 },
    { field: 'from', header: 'OdGodziny', width: 11 },
    { field: 'until', header: 'DoGodziny', width: 11 },
    { field: 'fixed', text: 'praca.pdst', header: 'Strefa', width: 12 },
  ],
}
