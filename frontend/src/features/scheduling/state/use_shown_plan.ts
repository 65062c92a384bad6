import type { ScheduleEntry, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { withProposal, type ProposedMove } from '../model/cell_model.ts'
import type { ZoneOf } from '../model/entry_draft.ts'
import { replay } from '../model/pending_commands.ts'
import type { DayRange } from '../model/view_range.ts'
import type { CommandRunner } from './command_runner.ts'

const emptyRange = (from: string, until: string): ScheduleRange => ({
  from,
  until,
  people: [],
  entries: [],
  holidays: [],
  revision: 0,
})

type Input = {
  range: DayRange
  answer: ScheduleRange | undefined
  runner: CommandRunner
  zoneOf: ZoneOf
  proposal: ReadonlyMap<string, ProposedMove> | undefined
}
export type ShownPlan = {
  /** The server's answer with the commands on their way; empty until there is an answer. */
  shown: ScheduleRange
  /** Its entries as they would be once a proposal under review is accepted. */
  planned: readonly ScheduleEntry[]
}

/** The plan on the screen: what the server said last, and what has been done to it since. */
export function useShownPlan({ range: { from, until }, answer, runner, zoneOf, proposal }: Input): ShownPlan {
  const commands = useStore(runner.pending, (one) => one.commands)
  const shown = useMemo(
    () => replay(answer ?? emptyRange(from, until), commands, zoneOf),
    [answer, commands, zoneOf, from, until]
  )
  return useMemo(() => ({ shown, planned: withProposal(shown.entries, proposal) }), [shown, proposal])
}
