import { IconClockCheck } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { pathOfRecord, pathOfRecords } from './paths.ts'

export const routes: AppRoute[] = [
  {
    path: pathOfRecords,
    name: 'records',
    titleKey: 'titles.records',
    feature: 'records',
    load: () => import('./records_screen.tsx').then((file) => file.RecordsScreen),
    menu: { group: 'work', order: 30, icon: IconClockCheck },
  },
  {
    path: `${pathOfRecords}/:id`,
    name: 'record',
    titleKey: 'titles.record',
    feature: 'records',
    load: () => import('./details/record_details_screen.tsx').then((file) => file.RecordScreen),
  },
  {
    path: pathOfRecord(':id'),
    name: 'record-details',
    titleKey: 'titles.record-details',
    feature: 'records',
    load: () => import('./details/record_details_screen.tsx').then((file) => file.RecordDetailsScreen),
  },
]
