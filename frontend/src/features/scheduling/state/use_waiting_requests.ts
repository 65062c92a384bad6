import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import type { DayRange } from '../model/view_range.ts'
import { waitingKey, waitingRequestsQuery } from '../queries/waiting_requests.ts'

const none: readonly WaitingRequest[] = []

/** Requests without a decision on the days shown; none until they are here, and none for users who may not see them. */
export const useWaitingRequests = (range: DayRange, allowed: boolean): readonly WaitingRequest[] =>
  useQuery({ ...waitingRequestsQuery(range), enabled: allowed }).data ?? none

/** Reads them again when a request changes. A component of its own right to the hub is asked first. */
export function useLiveWaiting(): void {
  const cache = useQueryClient()
  const readAgain = () => void cache.invalidateQueries({ queryKey: waitingKey })
  useHub('requests', { requestsChanged: readAgain }, ['JoinRequests'])
  useHubConnected('requests', readAgain)
}
