import type {
  AcceptanceScope,
  AutoScheduleRun,
  RunGoals,
  RunScope,
  ScheduleCommandResult,
} from '@shiftloom/backend/contracts/schedule'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { http } from '#/lib/http.ts'
import { useHub } from '#/lib/use_hub.ts'
import type { Override } from '../state/command_runner.ts'
import { keys, openRunsQuery, runQuery } from '../state/queries.ts'
import type { UiStore } from '../state/ui_state.ts'
import type { ProposedMove } from '../model/cell_model.ts'

const pollMs = 2_500
const dismissed = 'dismissed'
const working = ['requested', 'running']
export const isWorking = (run: AutoScheduleRun | undefined): boolean =>
  run !== undefined && working.includes(run.state)

export type Point = { elapsedMs: number; unfilledMinutes: number }

/** The points of the curve so far; a repeated or older message adds nothing. */
export function withPoint(points: readonly Point[], { elapsedMs, unfilledMinutes }: Point): readonly Point[] {
  const last = points.at(-1)
  return last && elapsedMs <= last.elapsedMs ? points : [...points, { elapsedMs, unfilledMinutes }]
}

/** Pending changes of a proposal by entry, for the overlay; what was accepted is schedule already. */
export function proposedMoves(
  run: AutoScheduleRun | undefined
): ReadonlyMap<string, ProposedMove> | undefined {
  if (run?.state !== 'proposed') return undefined
  const pending = run.changes.filter((change) => !change.acceptedAt)
  return new Map(
    pending.map(({ entryId, fromEmployeeId, toEmployeeId }) => [
      entryId,
      { from: fromEmployeeId, to: toEmployeeId },
    ])
  )
}

/** The automatic schedule in progress, if any: found again after a reload, followed live, and decided on. */
export function useOpenRun(allowed: boolean, ui: UiStore) {
  const cache = useQueryClient()
  const { data: open } = useQuery({ ...openRunsQuery, enabled: allowed })
  const [chosen, setChosen] = useState<string | null>(null)
  const [points, setPoints] = useState<readonly Point[]>([])
  const id = chosen === dismissed ? null : (chosen ?? open?.[0]?.id ?? null)
  const { data: run } = useQuery({
    ...runQuery(id ?? ''),
    enabled: allowed && id !== null,
    // Live messages are the rule; asking is the fallback when the line is down.
    refetchInterval: ({ state }) => (isWorking(state.data) ? pollMs : false),
  })

  useEffect(() => {
    if (open?.[0]) ui.set(({ panel }) => (panel ? {} : { panel: { kind: 'generate' } }))
  }, [open, ui])

  useHub(
    'jobs',
    {
      runProgress: ({ runId, progress }) => {
        if (runId === id) setPoints((known) => withPoint(known, progress))
        cache.setQueryData<AutoScheduleRun>(
          keys.run(runId),
          (known) =>
            known && { ...known, progress, state: known.state === 'requested' ? 'running' : known.state }
        )
      },
      runState: ({ runId }) => void cache.invalidateQueries({ queryKey: keys.run(runId) }),
    },
    id ? ['WatchRun', id] : undefined
  )

  const progress = run?.progress
  const [told, setTold] = useState(progress)
  if (progress !== told) {
    setTold(progress)
    if (progress) setPoints(withPoint(points, progress))
  }

  const proposal = useMemo(() => proposedMoves(run), [run])
  const path = `/scheduling/auto-schedule-runs/${id}` as const

  return {
    run,
    points,
    proposal,
    start: async (scope: RunScope, goals: RunGoals, budgetMs: number) => {
      const started = await http.post('/scheduling/auto-schedule-runs', {
        scope,
        goals,
        budgetMs,
      })
      setPoints([])
      cache.setQueryData(keys.run(started.id), started)
      setChosen(started.id)
    },
    stop: () => http.post(`${path}/stop`, {}),
    cancel: async () => {
      await http.post(`${path}/cancellation`, {})
      await cache.invalidateQueries({ queryKey: keys.run(id!) })
    },
    accept: async (scope: AcceptanceScope, override?: Override): Promise<ScheduleCommandResult> => {
      const answer = await http.post(
        `${path}/acceptances`,
        { ...scope, ...(override && { override }) },
        { inline: [400] }
      )
      await cache.invalidateQueries({ queryKey: keys.run(id!) })
      return answer
    },
    reject: async () => {
      await http.post(`${path}/rejection`, {})
      await cache.invalidateQueries({ queryKey: keys.run(id!) })
    },
    /** Puts a finished run away, so that a new one can be set up. */
    dismiss: () => {
      setChosen(dismissed)
      setPoints([])
      void cache.invalidateQueries({ queryKey: keys.openRuns })
    },
  }
}
export type OpenRun = ReturnType<typeof useOpenRun>
