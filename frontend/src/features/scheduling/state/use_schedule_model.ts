import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { needingLook } from '../model/attention.ts'
import { unassignedRowId, type ProposedMove } from '../model/cell_model.ts'
import type { Density } from '../model/density.ts'
import { fadedBy, filterPeople, positionsWorked } from '../model/filters.ts'
import { coverageRow, footerRow, unassignedRow } from '../model/rows.ts'
import { totalsOf } from '../model/totals.ts'
import type { Grouping, SchedulerState } from '../model/url_state.ts'
import { daysOf } from '../model/view_range.ts'
import { breakLawOf } from '../rules/break_law.ts'
import type { RulesStore } from '../rules/rules_store.ts'
import { indexWarnings } from '../model/warning.ts'
import type { Labels } from '../words/labels.ts'
import { ModelMemory } from './model_memory.ts'
import type { UiStore } from './ui_state.ts'
import type { Collecting } from './use_collecting.ts'
import type { Coverage } from './use_coverage.ts'
import type { ShownPlan } from './use_shown_plan.ts'

const nonePicked: ReadonlySet<string> = new Set()

type Input = {
  state: SchedulerState
  plan: ShownPlan
  rules: RulesStore
  ui: UiStore
  labels: Labels
  excluded: ReadonlySet<string>
  zone: string
  density: Density
  showsOpenRow: boolean
  /** Whose row comes first: the user's own if they only read. */
  firstId: string | null
  proposal: ReadonlyMap<string, ProposedMove> | undefined
  /** null: no need is shown. */
  coverage: Coverage | null
  waiting: readonly WaitingRequest[]
  collecting: Collecting
}

/** Everything the screen shows, derived from the plan, what the rules say of it, and the address. */
export function useScheduleModel({
  state,
  plan: { shown, planned },
  rules,
  ui,
  labels,
  excluded,
  zone,
  density,
  showsOpenRow,
  firstId,
  proposal,
  coverage,
  waiting,
  collecting,
}: Input) {
  const { range, filters, groupBy } = state
  const verdicts = useStore(rules, (one) => one.verdicts)
  const context = useStore(rules, (one) => one.context)
  const collapsed = useStore(ui, (one) => one.collapsedGroups)
  const showsAll = useStore(ui, (one) => one.showsAllUnassigned)
  const [memory] = useState(() => new ModelMemory())

  const { entries, people } = shown
  // While a proposal is reviewed, hours are those it would lead to.
  const balances = useMemo(
    () => memory.balances.of(context, range, planned),
    [memory, context, range, planned]
  )
  const totals = useMemo(
    () => totalsOf(range, people, planned, excluded, balances),
    [range, people, planned, excluded, balances]
  )
  const entryById = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries])
  const dayById = useMemo(() => new Map(context?.around.map(({ id, day }) => [id, day])), [context])
  const warnings = useMemo(
    () => indexWarnings(verdicts, { range, zone, entryById, dayById }),
    [verdicts, range, zone, entryById, dayById]
  )
  // Only who asks for these rows is shown others when the verdicts come.
  const warned = useMemo(
    () => (filters.only === 'warnings' ? new Set(warnings.byPerson.keys()) : nonePicked),
    [filters.only, warnings]
  )
  const personById = useMemo(() => new Map(people.map((person) => [person.id, person])), [people])
  const breakLaw = useMemo(
    () => breakLawOf(context, personById, labels.zoneOf),
    [context, personById, labels]
  )

  const visible = useMemo(() => {
    const look = needingLook(filters.only, entries, totals.byPerson, warned)
    const found =
      filters.only === 'unassigned' ? [] : filterPeople(people, filters, positionsWorked(entries), look)
    const { compare } = labels.format
    return found.toSorted(
      (a, b) =>
        Number(b.id === firstId) - Number(a.id === firstId) ||
        compare(a.surname, b.surname) ||
        compare(a.name, b.name)
    )
  }, [people, filters, entries, totals, warned, labels, firstId])

  const cells = useMemo(() => {
    const shownTo = { range, people: visible, isFaded: fadedBy(filters) }
    return memory.cells({ ...shownTo, entries, proposal, waiting, collecting })
  }, [memory, range, visible, entries, proposal, waiting, collecting, filters])

  const rows = useMemo(() => {
    const groupName = (grouping: Grouping, id: string | null) => groupTitle(labels, grouping, id)
    const { compare } = labels.format
    return memory.rows({
      people: visible,
      cells,
      totals,
      warnings: warnings.byPerson,
      density,
      grouping: groupBy,
      groupName,
      collapsed,
      compare,
    })
  }, [memory, visible, cells, totals, warnings, density, groupBy, collapsed, labels])

  const top = useMemo(() => {
    const { compare } = labels.format
    const order = (a: string | null, b: string | null) => compare(labels.position(a), labels.position(b))
    const row = unassignedRow(cells.get(unassignedRowId)!, totals, density, showsAll, order)
    // Users who only read see the row when there is something in it.
    return showsOpenRow || row.openShifts > 0 ? [row] : []
  }, [cells, totals, density, showsAll, showsOpenRow, labels])
  const days = useMemo(() => daysOf(range), [range])
  const bottom = useMemo(() => {
    if (!coverage) return [footerRow(totals, visible.length)]
    const targets = new Map(coverage.days.map(({ hours }, at) => [days[at]!, hours]))
    const { days: coverages, halfHours, rows: shown, all } = coverage
    const positionId = shown.length < all.length ? shown[0]!.need.positionId : null
    return [
      footerRow(totals, visible.length, targets),
      coverageRow({ days, coverages, halfHours, positionId }),
    ]
  }, [totals, visible, coverage, days])
  const order = useMemo(
    () => ({
      days,
      rowIds: [unassignedRowId, ...rows.filter((row) => row.kind === 'person').map(({ id }) => id)],
    }),
    [days, rows]
  )

  return {
    state,
    range: shown,
    days,
    rows,
    top,
    bottom,
    coverage,
    waiting,
    collecting,
    order,
    cells,
    totals,
    warnings,
    entryById,
    personById,
    visible,
    zoneOf: labels.zoneOf,
    breakLaw,
    /** Shifts that a proposal under review would move. */
    proposal,
    filtered: people.length !== visible.length,
  }
}
export type ScheduleModel = ReturnType<typeof useScheduleModel>

function groupTitle({ t, position, location, tag }: Labels, grouping: Grouping, id: string | null): string {
  if (id === null) return t(`scheduling.groups.no_${grouping}`)
  const name = grouping === 'position' ? position(id) : grouping === 'tag' ? tag(id) : location(id)
  return name || t(`scheduling.groups.no_${grouping}`)
}

export const rowIdOf = (entry: ScheduleEntry): string => entry.employeeId ?? unassignedRowId
