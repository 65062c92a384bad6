import type { RouteName } from '#/lib/screens/app_route.ts'

type Places = { locationId: string | null; metricId: string | null }
export type DemandTab = {
  /** The route it opens; a tab without a reachable route is not shown. */
  name: RouteName
  /** `demand.tab.<word>`. */
  word: 'overview' | 'records' | 'rules' | 'staff'
  /** null while there is nothing to open. */
  path: (places: Places) => string | null
}

/** In their order. A tab stands here once its screen exists. */
export const demandTabs: readonly DemandTab[] = [
  {
    name: 'demand',
    word: 'overview',
    path: ({ locationId }) => (locationId ? `/demand/${locationId}` : '/demand'),
  },
  {
    name: 'demand-metric-records',
    word: 'records',
    path: ({ locationId, metricId }) =>
      locationId && metricId ? `/demand/${locationId}/metric/records/${metricId}` : null,
  },
  {
    name: 'demand-rules',
    word: 'rules',
    path: ({ locationId }) => (locationId ? `/demand/${locationId}/rules` : null),
  },
  {
    name: 'demand-staff',
    word: 'staff',
    path: ({ locationId }) => (locationId ? `/demand/${locationId}/staff` : null),
  },
]
