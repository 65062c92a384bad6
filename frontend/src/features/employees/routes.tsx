import { IconCoins, IconUsers } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'

export const routes: AppRoute[] = [
  {
    path: '/employees',
    name: 'employees',
    titleKey: 'titles.employees',
    feature: 'employees',
    load: () => import('./list/employees_screen.tsx').then((file) => file.EmployeesScreen),
    menu: { group: 'people', order: 40, icon: IconUsers },
  },
  {
    path: '/employee-rates',
    name: 'employee-rates',
    titleKey: 'titles.employee-rates',
    feature: 'employees',
    load: () => import('./rates/current_rates_screen.tsx').then((file) => file.CurrentRatesScreen),
    menu: { group: 'people', order: 45, icon: IconCoins },
  },
  {
    path: '/employees/:id',
    name: 'employee',
    titleKey: 'titles.employee',
    feature: 'employees',
    load: async () => {
      const [screen] = await Promise.all([
        import('./edit/employee_edit_screen.tsx'),
        loadFeatureTexts('labour_code'),
        loadFeatureTexts('picture'),
      ])
      return screen.EmployeeEditScreen
    },
  },
  {
    path: '/employees/:id/details',
    name: 'employee-details',
    titleKey: 'titles.employee-details',
    feature: 'employees',
    load: async () => {
      const [screen] = await Promise.all([
        import('./details/employee_details_screen.tsx'),
        loadFeatureTexts('labour_code'),
      ])
      return screen.EmployeeDetailsScreen
    },
  },
]
