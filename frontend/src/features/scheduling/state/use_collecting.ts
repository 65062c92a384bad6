import type { CollectingShift } from '@shiftloom/backend/contracts/open_shifts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import type { DayRange } from '../model/view_range.ts'
import { collectingQuery, refreshCollecting } from '../queries/collecting_shifts.ts'

export type Collecting = ReadonlyMap<string, CollectingShift>

/** Shifts of the days shown that collect claims, by their entry; read again as they change or are claimed. */
export function useCollecting(range: DayRange, allowed: boolean): Collecting {
  const { data } = useQuery({ ...collectingQuery(range), enabled: allowed })
  // The schedule's own listener has joined the groups of the planners.
  useHub('schedule', allowed ? { swapsChanged: () => void refreshCollecting() } : {})
  useHubConnected('schedule', () => allowed && refreshCollecting())
  return useMemo(() => new Map(data?.map((one) => [one.entryId, one])), [data])
}
