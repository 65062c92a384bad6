import { useQueryClient } from '@tanstack/react-query'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { refreshRequests } from './queries.ts'

/** Reads requests again when they change elsewhere, while a screen with them is open. */
export function useLiveRequests(): void {
  const cache = useQueryClient()
  useHub('requests', { requestsChanged: () => void refreshRequests(cache) }, ['JoinRequests'])
  useHubConnected('requests', () => refreshRequests(cache))
}
