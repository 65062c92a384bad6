import type { RosterState } from '../roster_state.ts'

/** What was given to a person and begins in `[from, until)`, in time order. */
export const givenBetween = (state: RosterState, person: number, from: number, until: number): number[] =>
  state.given[person]!.filter((shift) => {
    const { start } = state.model.shifts[shift]!
    return start >= from && start < until
  })
