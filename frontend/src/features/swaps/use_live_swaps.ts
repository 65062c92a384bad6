import { useQueryClient } from '@tanstack/react-query'
import { useCan } from '#/lib/account/profile.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { refreshSwaps } from './queries.ts'

/** Reads swaps again when they, or the shifts they are about, change elsewhere. */
export function useLiveSwaps(): void {
  const cache = useQueryClient()
  const refresh = () => void refreshSwaps(cache)
  const readsOthers = useCan('swaps.read')
  useHub('schedule', { swapsChanged: refresh }, ['JoinOwn'])
  useHub('schedule', { scheduleChanged: refresh }, readsOthers ? ['JoinSchedule', []] : undefined)
  useHubConnected('schedule', () => refreshSwaps(cache))
}
