import type { RunScope } from '@shiftloom/backend/contracts/auto_schedule'
import type { LabourModelDetails } from '@shiftloom/backend/contracts/labour_model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { isAbout, pendingOf, runAt, type Made } from './made_run.ts'
import {
  cancelMaking,
  isMaking,
  madeShiftsQuery,
  makeShifts,
  openModelRunsQuery,
  rejectMade,
  takeMadeShifts,
} from './queries.ts'

/**
 * Shifts made from demand for a scope. What this panel asked for goes into the schedule as one step when it is made; what was
 * asked for before waits for a decision.
 *
 * @param onMade the schedule has other open shifts than before
 */
export function useMadeShifts(scope: RunScope, onMade: () => void) {
  const cache = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const [made, setMade] = useState<Made | null>(null)
  const open = useQuery(openModelRunsQuery)
  const found = runAt(open.data ?? [], scope)
  const id = asked ?? found?.id ?? null
  const { data } = useQuery({ ...madeShiftsQuery(id ?? ''), enabled: id !== null })
  const run = id === null ? undefined : data
  const forget = async () => {
    setAsked(null)
    await cache.invalidateQueries({ queryKey: openModelRunsQuery.queryKey })
  }
  const making = useMutation({
    mutationFn: () => makeShifts(scope, crypto.randomUUID()),
    onMutate: () => setMade(null),
    onSuccess: ({ id: runId }) => setAsked(runId),
    onError: () => open.refetch(),
  })
  const taking = useMutation({
    mutationFn: async (proposed: LabourModelDetails): Promise<Made> => {
      if (pendingOf(proposed) > 0) {
        const { added, removed, conflicts, leftOut } = await takeMadeShifts(proposed.id, crypto.randomUUID())
        return { added, removed, leftAlone: conflicts.length, leftOut }
      }
      await rejectMade(proposed.id)
      return { added: 0, removed: 0, leftAlone: 0, leftOut: [] }
    },
    onSuccess: (outcome) => {
      setMade(outcome)
      onMade()
    },
    onSettled: forget,
  })
  const cancelling = useMutation({ mutationFn: cancelMaking, onSettled: forget })
  const discarding = useMutation({ mutationFn: rejectMade, onSettled: forget })

  const { mutate: take, isIdle } = taking
  const isReady = asked !== null && run?.id === asked && run.state === 'proposed'
  useEffect(() => {
    if (isReady && isIdle) take(run)
  }, [isReady, isIdle, run, take])

  const refused = making.error ?? taking.error
  const waiting = run?.state === 'proposed' && !isReady && !taking.isPending ? run : undefined
  return {
    /** Being made. */
    progress: run && isMaking(run) ? run.progress : undefined,
    isBusy: making.isPending || taking.isPending || (run !== undefined && (isMaking(run) || isReady)),
    /** Made before, by this user or by a colleague; `isHere`: for days of the scope. */
    waiting: waiting && { run: waiting, isHere: isAbout(waiting.scope, scope) },
    hasFailed: run?.state === 'failed',
    refusal: isApiFailure(refused) ? refused.message : null,
    made,
    isKnown: !open.isFetching,
    make: () => {
      taking.reset()
      setAsked(null)
      making.mutate()
    },
    take: (proposed: LabourModelDetails) => taking.mutate(proposed),
    cancel: () => id !== null && cancelling.mutate(id),
    isCancelling: cancelling.isPending,
    discard: (runId: string) => discarding.mutate(runId),
    isDiscarding: discarding.isPending,
  }
}
