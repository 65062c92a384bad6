import { useQueryClient } from '@tanstack/react-query'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { demandKey, refreshDemand } from './queries.ts'

/** Reads again what another planner changes while a screen of the feature is open. */
export function useLiveDemand(): void {
  const cache = useQueryClient()
  useHub(
    'demand',
    {
      demandChanged: ({ part }) => {
        void refreshDemand(cache, part)
        void cache.invalidateQueries({ queryKey: [...demandKey, 'overview'] })
      },
    },
    ['JoinDemand']
  )
  useHubConnected('demand', () => refreshDemand(cache))
}
