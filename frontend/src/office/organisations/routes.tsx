import { IconBuildingStore } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/office/organizations',
    name: 'organizations',
    titleKey: 'titles.organizations',
    feature: 'organisations',
    load: () => import('./organisations_screen.tsx').then((file) => file.OrganisationsScreen),
    menu: { group: 'work', order: 20, icon: IconBuildingStore },
  },
  {
    path: '/office/organization/:id',
    name: 'organization',
    titleKey: 'titles.organization',
    under: 'organizations',
    feature: 'organisations',
    load: () => import('./organisation_screen.tsx').then((file) => file.OrganisationScreen),
  },
  {
    path: '/office/organization/:id/details',
    name: 'organization-details',
    titleKey: 'titles.organization-details',
    under: 'organizations',
    feature: 'organisations',
    load: () => import('./organisation_details_screen.tsx').then((file) => file.OrganisationDetailsScreen),
  },
]
