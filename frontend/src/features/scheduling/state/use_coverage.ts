import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { CoverageMemory, type CoverageRow } from '../model/coverage_memory.ts'
import { dayCoverages, type DayCoverage } from '../model/day_coverage.ts'
import { countedRows, notOffered } from '../model/not_offered.ts'
import { isSameNeed } from '../model/same_need.ts'
import type { SchedulerState } from '../model/url_state.ts'
import { daysOf } from '../model/view_range.ts'
import { needsQuery } from '../queries/needs.ts'
import type { SchedulePosition } from '../queries/schedule.ts'
import type { UiStore } from './ui_state.ts'
import { useShowsNeed } from './use_shows_need.ts'

/** People needed and planned, as far as the filters and the choice of a position leave them. */
export type Coverage = {
  /** All that could be chosen. */
  all: readonly CoverageRow[]
  rows: readonly CoverageRow[]
  /** One for each day shown. */
  days: readonly DayCoverage[]
  halfHours: boolean
}

type Input = {
  state: SchedulerState
  /** undefined: not known yet. */
  entries: readonly ScheduleEntry[] | undefined
  ui: UiStore
  /** Whether this person may see the need. */
  allowed: boolean
  positions: readonly SchedulePosition[]
}

/** @returns null: not to be seen, not known yet, or no rule asks for anyone; `isEmpty` says the last */
export function useCoverage({ state, entries, ui, allowed, positions }: Input): {
  coverage: Coverage | null
  isEmpty: boolean
} {
  const { range, locationIds, filters } = state
  const [shows] = useShowsNeed()
  const sees = allowed && shows
  const plain = useQuery({ ...needsQuery(range, locationIds), enabled: sees })
  const isKnown = plain.isSuccess && !plain.isPlaceholderData
  const banded = useQuery({ ...needsQuery(range, locationIds, true), enabled: sees && isKnown })
  // The need is drawn as soon as it is known, and once more with its band; a band of another need is left out.
  const isBanded = useMemo(
    () => Boolean(plain.data && banded.data && isSameNeed(plain.data, banded.data)),
    [plain.data, banded.data]
  )
  const data = isBanded ? banded.data : plain.data
  const chosen = useStore(ui, (one) => one.coveredPositionId)
  const halfHours = useStore(ui, (one) => one.halfHours)
  const [memory] = useState(() => new CoverageMemory())
  const needs = sees && isKnown && data ? data : null
  const hidden = useMemo(() => notOffered(positions), [positions])
  const all = useMemo(
    () => (needs && entries ? countedRows(memory.of(needs, entries), hidden) : null),
    [memory, needs, entries, hidden]
  )
  const { positionIds } = filters
  const coverage = useMemo(() => {
    if (!all || all.length === 0) return null
    const offered = all.filter(
      ({ need }) => positionIds.length === 0 || positionIds.includes(need.positionId)
    )
    const rows = offered.filter(({ need }) => chosen === null || need.positionId === chosen)
    // A choice that the filters have left behind counts no more.
    const shown = rows.length > 0 ? rows : offered
    return {
      ...{ all: offered, rows: shown, halfHours },
      days: dayCoverages(shown, daysOf(range).length),
    }
  }, [all, positionIds, chosen, halfHours, range])
  return { coverage, isEmpty: needs !== null && needs.rows.length === 0 }
}
