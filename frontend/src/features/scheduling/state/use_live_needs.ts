import { useQueryClient } from '@tanstack/react-query'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { refreshNeeds } from '../queries/needs.ts'

/** Reads the need again when rules, records or special days change. A component of its own right to the hub is asked first. */
export function useLiveNeeds(): void {
  const cache = useQueryClient()
  useHub(
    'demand',
    {
      demandChanged: ({ part }) => {
        if (part !== 'runs') void refreshNeeds(cache)
      },
    },
    ['JoinDemand']
  )
  useHubConnected('demand', () => refreshNeeds(cache))
}
