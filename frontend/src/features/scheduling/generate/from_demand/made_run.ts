import type { RunScope } from '@shiftloom/backend/contracts/auto_schedule'
import type { LabourModelRun, ModelAcceptance } from '@shiftloom/backend/contracts/labour_model'

type Place = Pick<RunScope, 'locationIds'>

/** The run that has one of the locations, since no other can begin there; a scope without locations is all of them. */
export function runAt(runs: readonly LabourModelRun[], { locationIds }: Place): LabourModelRun | undefined {
  const isHere = (id: string) => locationIds.length === 0 || locationIds.includes(id)
  return runs.find(({ scope }) => scope.locationIds.some(isHere))
}

type Days = Pick<RunScope, 'from' | 'until'>

/** Whether a run is about some of the days. */
export const isAbout = (scope: Days, { from, until }: Days): boolean =>
  scope.from < until && from < scope.until

/** What a run offers that is not in the schedule yet. */
export const pendingOf = (run: { rows: { changes: { kind: string; accepted: boolean }[] }[] }): number =>
  run.rows.flatMap(({ changes }) => changes).filter(({ kind, accepted }) => kind !== 'kept' && !accepted)
    .length

/**
 * What became of it: shifts made, those taken out as nothing asks for them any more, days changed meanwhile, and positions
 * that get no shifts any more.
 */
export type Made = Pick<ModelAcceptance, 'added' | 'removed' | 'leftOut'> & { leftAlone: number }

/** What to say about it, with a number each: all that happened, or that nothing had to. */
export function sentencesOf(done: Made): [string, number][] {
  const happened = [
    ['made', done.added],
    ['removed', done.removed],
    ['left_alone', done.leftAlone],
    ['left_out', done.leftOut.reduce((sum, { shifts }) => sum + shifts, 0)],
  ] satisfies [string, number][]
  const said = happened.filter(([, count]) => count > 0)
  return said.length > 0 ? said : [['enough', 0]]
}
