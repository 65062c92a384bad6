import { IconChartHistogram } from '@tabler/icons-react'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/demand/:locationId?',
    name: 'demand',
    titleKey: 'titles.demand',
    feature: 'demand',
    load: async () => {
      const [{ OverviewScreen }] = await Promise.all([
        import('./demand_overview/overview_screen.tsx'),
        ...['demand_overview', 'demand_staff'].map(loadFeatureTexts),
      ])
      return OverviewScreen
    },
    menu: { group: 'work', order: 30, icon: IconChartHistogram },
  },
  {
    path: '/demand/:locationId/metric/records/:metricId',
    name: 'demand-metric-records',
    titleKey: 'titles.demand-metric-records',
    feature: 'demand',
    load: async () => {
      const [{ RecordsScreen }] = await Promise.all([
        import('./metric_records/records_screen.tsx'),
        loadFeatureTexts('metric_records'),
      ])
      return RecordsScreen
    },
  },
  {
    path: '/demand/:locationId/metric/records/:metricId/edit',
    name: 'demand-metric-records-edit',
    titleKey: 'titles.demand-metric-records-edit',
    feature: 'demand',
    load: async () => {
      const [{ RecordsEditScreen }] = await Promise.all([
        import('./metric_records/records_screen.tsx'),
        loadFeatureTexts('metric_records'),
      ])
      return RecordsEditScreen
    },
  },
  {
    path: '/demand/:locationId/rules',
    name: 'demand-rules',
    titleKey: 'titles.demand-rules',
    feature: 'demand',
    load: async () => {
      const [{ RulesScreen }] = await Promise.all([
        import('./staffing_rules/rules_screen.tsx'),
        loadFeatureTexts('staffing_rules'),
      ])
      return RulesScreen
    },
  },
  {
    path: '/demand/:locationId/staff',
    name: 'demand-staff',
    titleKey: 'titles.demand-staff',
    feature: 'demand',
    load: async () => {
      const [{ StaffScreen }] = await Promise.all([
        import('./demand_staff/staff_screen.tsx'),
        ...['demand_staff', 'staffing_rules', 'labour_model'].map(loadFeatureTexts),
      ])
      return StaffScreen
    },
  },
  {
    path: '/demand/:locationId/staff/:positionId/edit',
    name: 'demand-staff-edit',
    titleKey: 'titles.demand-staff-edit',
    feature: 'demand',
    load: async () => {
      const [{ StaffingEditScreen }] = await Promise.all([
        import('./demand_staff/edit/staffing_edit_screen.tsx'),
        loadFeatureTexts('demand_staff'),
      ])
      return StaffingEditScreen
    },
  },
]
