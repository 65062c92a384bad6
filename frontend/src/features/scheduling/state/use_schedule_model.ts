import type { ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { useMemo, useState } from 'react'
import { needingLook } from '../model/attention.ts'
import { unassignedRowId, withProposal, type ProposedMove } from '../model/cell_model.ts'
import type { Density } from '../model/density.ts'
import { fadedBy, filterPeople, positionsWorked } from '../model/filters.ts'
import { replay } from '../model/pending_commands.ts'
import { footerRow, unassignedRow } from '../model/rows.ts'
import { totalsOf } from '../model/totals.ts'
import type { Grouping, SchedulerState } from '../model/url_state.ts'
import { daysOf } from '../model/view_range.ts'
import type { CommandRunner } from './command_runner.ts'
import type { Labels } from './labels.ts'
import { ModelMemory } from './model_memory.ts'
import { useStore } from './store.ts'
import type { UiStore } from './ui_state.ts'

const emptyRange = (from: string, until: string): ScheduleRange => ({
  from,
  until,
  people: [],
  entries: [],
  holidays: [],
  revision: 0,
})

type Input = {
  state: SchedulerState
  answer: ScheduleRange | undefined
  runner: CommandRunner
  ui: UiStore
  labels: Labels
  excluded: ReadonlySet<string>
  zone: string
  density: Density
  showsOpenRow: boolean
  /** Whose row stands first: one's own, for whoever only reads. */
  firstId: string | null
  proposal: ReadonlyMap<string, ProposedMove> | undefined
}

/** Everything the screen shows, derived from the server's answer, the commands on their way, and the address. */
export function useScheduleModel({
  state,
  answer,
  runner,
  ui,
  labels,
  excluded,
  zone,
  density,
  showsOpenRow,
  firstId,
  proposal,
}: Input) {
  const { range, filters, groupBy } = state
  const commands = useStore(runner.pending, (one) => one.commands)
  const collapsed = useStore(ui, (one) => one.collapsedGroups)
  const showsAll = useStore(ui, (one) => one.showsAllUnassigned)
  const [memory] = useState(() => new ModelMemory())

  const shown = useMemo(
    () => replay(answer ?? emptyRange(range.from, range.until), commands, zone),
    [answer, commands, zone, range.from, range.until]
  )
  const { entries, people } = shown
  // While a proposal is reviewed, hours are those it would lead to.
  const totals = useMemo(
    () => totalsOf(range, people, withProposal(entries, proposal), excluded),
    [range, people, entries, proposal, excluded]
  )
  const clashes = useMemo(() => memory.clashes(entries), [memory, entries])
  const entryById = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries])
  const personById = useMemo(() => new Map(people.map((person) => [person.id, person])), [people])

  const visible = useMemo(() => {
    const look = needingLook(filters.only, entries, totals.byPerson, clashes)
    const found =
      filters.only === 'unassigned' ? [] : filterPeople(people, filters, positionsWorked(entries), look)
    const { compare } = labels.format
    return found.toSorted(
      (a, b) =>
        Number(b.id === firstId) - Number(a.id === firstId) ||
        compare(a.surname, b.surname) ||
        compare(a.name, b.name)
    )
  }, [people, filters, entries, totals, clashes, labels, firstId])

  const cells = useMemo(
    () => memory.cells({ range, people: visible, entries, proposal, isFaded: fadedBy(filters) }),
    [memory, range, visible, entries, proposal, filters]
  )

  const rows = useMemo(() => {
    const groupName = (grouping: Grouping, id: string | null) => groupTitle(labels, grouping, id)
    const { compare } = labels.format
    return memory.rows({
      people: visible,
      cells,
      totals,
      clashes,
      density,
      grouping: groupBy,
      groupName,
      collapsed,
      compare,
    })
  }, [memory, visible, cells, totals, clashes, density, groupBy, collapsed, labels])

  const top = useMemo(() => {
    const row = unassignedRow(cells.get(unassignedRowId)!, totals, density, showsAll)
    // Whoever only reads sees the row when there is something to read in it.
    return showsOpenRow || row.openShifts > 0 ? [row] : []
  }, [cells, totals, density, showsAll, showsOpenRow])
  const bottom = useMemo(() => [footerRow(totals, visible.length)], [totals, visible])
  const days = useMemo(() => daysOf(range), [range])
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
    order,
    cells,
    totals,
    clashes,
    entryById,
    personById,
    visible,
    zone,
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
