import type { ScheduleCommandResult } from '@shiftloom/backend/contracts/schedule'
import type {
  AcceptedPart,
  AutoScheduleRun,
  ProposalChange,
  RunGoals,
  RunRepair,
  RunScope,
  VariantKey,
} from '@shiftloom/backend/contracts/auto_schedule'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { http } from '#/lib/api/http.ts'
import { useHub } from '#/lib/network/use_hub.ts'
import type { Override } from '../state/command_runner.ts'
import { keys, openRunsQuery, runQuery, variantQuery } from '../queries/schedule.ts'
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

/** Still to be decided: neither accepted nor left out. */
export const isPending = ({ acceptedAt, leftOut }: ProposalChange): boolean => !acceptedAt && !leftOut

/** Pending changes of the plan under review by entry, for the overlay; what was accepted is schedule already. */
export function proposedMoves(
  run: Pick<AutoScheduleRun, 'state'> | undefined,
  changes: readonly ProposalChange[] | undefined
): ReadonlyMap<string, ProposedMove> | undefined {
  if (run?.state !== 'proposed' || !changes) return undefined
  const pending = changes.filter(isPending)
  return new Map(
    pending.map(({ entryId, fromEmployeeId, toEmployeeId }) => [
      entryId,
      { from: fromEmployeeId, to: toEmployeeId },
    ])
  )
}

export type RunOrder = {
  scope: RunScope
  goals: RunGoals
  budgetMs: number
  /** Plans by other goals, searched beside it. */
  variants?: VariantKey[]
  /** Repair instead of planning; without people only open shifts are filled. */
  repair?: RunRepair[]
}

/** The automatic schedule in progress, if any: found again after a reload, followed live, and decided on. */
export function useOpenRun(allowed: boolean, ui: UiStore) {
  const cache = useQueryClient()
  const { data: open } = useQuery({ ...openRunsQuery, enabled: allowed })
  const [chosen, setChosen] = useState<string | null>(null)
  const [points, setPoints] = useState<readonly Point[]>([])
  const [picked, pick] = useState<VariantKey>('asked')
  const id = chosen === dismissed ? null : (chosen ?? open?.[0]?.id ?? null)
  const { data: run } = useQuery({
    ...runQuery(id ?? ''),
    enabled: allowed && id !== null,
    // Live messages are the rule; asking is the fallback when the line is down.
    refetchInterval: ({ state }) => (isWorking(state.data) ? pollMs : false),
  })

  const key = run?.variants.some((variant) => variant.key === picked) ? picked : 'asked'
  const ended = run?.state === 'proposed' && run.variants.length > 0
  const { data: details } = useQuery({ ...variantQuery(id ?? '', key), enabled: ended && id !== null })

  useEffect(() => {
    if (open?.[0]) ui.setState(({ panel }) => (panel ? {} : { panel: { kind: 'generate' } }))
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
  const [shown, setTold] = useState(progress)
  if (progress !== shown) {
    setTold(progress)
    if (progress) setPoints(withPoint(points, progress))
  }

  const proposal = useMemo(() => proposedMoves(run, details?.changes), [run, details])
  const path = `/scheduling/auto-schedule-runs/${id}` as const

  return {
    run,
    points,
    proposal,
    /** The plan the grid shows and decisions are about. */
    variant: key,
    chooseVariant: pick,
    /** Its changes, open shifts and shares; undefined until read. */
    details,
    start: async (order: RunOrder) => {
      const started = await http.post('/scheduling/auto-schedule-runs', order)
      setPoints([])
      pick('asked')
      cache.setQueryData(keys.run(started.id), started)
      setChosen(started.id)
    },
    stop: () => http.post(`${path}/stop`, {}),
    cancel: async () => {
      await http.post(`${path}/cancellation`, {})
      await cache.invalidateQueries({ queryKey: keys.run(id!) })
    },
    accept: async (part: AcceptedPart, override?: Override): Promise<ScheduleCommandResult> => {
      const answer = await http.post(
        `${path}/acceptances`,
        { ...part, variant: key, ...(override && { override }) },
        { inline: [400] }
      )
      // The answer is shown at once: it names the step that Ctrl+Z takes back.
      void cache.invalidateQueries({ queryKey: keys.run(id!) })
      return answer
    },
    /** Leaves shifts out of what is accepted later, or puts them back. The schedule stays as it is. */
    leaveOut: async (entryIds: string[], leftOut: boolean) => {
      try {
        await http.post(`${path}/omissions`, { entryIds, leftOut })
      } finally {
        // Also after a refusal: the run is another than the screen shows.
        await cache.invalidateQueries({ queryKey: keys.run(id!) })
      }
    },
    reject: async () => {
      await http.post(`${path}/rejection`, {})
      await cache.invalidateQueries({ queryKey: keys.run(id!) })
    },
    /** Puts a finished run away, so that a new one can be set up. */
    dismiss: () => {
      setChosen(dismissed)
      setPoints([])
      pick('asked')
      void cache.invalidateQueries({ queryKey: keys.openRuns })
    },
  }
}
export type OpenRun = ReturnType<typeof useOpenRun>
