import type { PartOffer } from '#/lib/screens/screen_part.tsx'

export const parts: PartOffer[] = [
  ...['employees.import', 'welcome.import'].map((place) => ({
    ...({ place, ability: 'employees.import', feature: 'imports' } as const),
    load: () => import('./employees_import_button.tsx').then((file) => file.EmployeesImportButton),
  })),
  {
    ...{ place: 'limits.import', ability: 'request_limits.edit', feature: 'imports' },
    load: () => import('./balances_import_button.tsx').then((file) => file.BalancesImportButton),
  },
  {
    ...{ place: 'demand.import', ability: 'metric_records.import', feature: 'imports' },
    load: () => import('./records_import_button.tsx').then((file) => file.RecordsImportButton),
  },
  ...['demand.records', 'demand.first_records'].map((place) => ({
    ...({ place, ability: 'metric_records.import', feature: 'imports' } as const),
    load: () => import('./records_import_button.tsx').then((file) => file.SmallRecordsImportButton),
  })),
]
