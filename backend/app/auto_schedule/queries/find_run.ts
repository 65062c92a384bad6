import type { Day } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { variantKeys, type Alternative } from '#app/auto_schedule/proposal/variants'
import { summary } from '#app/auto_schedule/queries/proposals'
import type { RunState } from '#contracts/enums'
import type {
  RunFigures,
  RunGoals,
  RunProgress,
  RunRepair,
  RunScope,
  RunVariant,
} from '#contracts/auto_schedule'

/**
 * A run without its problem, which is large and holds what people earn, and without the changes it offers. Cost is in
 * its figures only if the caller may see it.
 */
export type RunRow = {
  id: string
  state: RunState
  scope: RunScope
  goals: RunGoals
  budgetMs: number
  seed: number
  requestedAt: Date
  requestedBy: string
  progress: (RunProgress & { score: number }) | null
  alternatives: Alternative[]
  repair: RunRepair[] | null
  figuresBefore: RunFigures | null
  /** What is offered, in the order of `variantKeys`; empty until the run has ended. */
  variants: RunVariant[]
  failureCode: string | null
}

/** States in which a run still holds its locations. */
export const openStates: readonly RunState[] = ['requested', 'running', 'proposed']

const columns = `id, state, scope, goals, budget_ms as "budgetMs", seed, created_at as "requestedAt",
  requested_by as "requestedBy", progress, alternatives, repair, figures_before as "figuresBefore",
  coalesce((
    select jsonb_agg(${summary} order by array_position('{${variantKeys.join()}}'::text[], p.variant))
    from auto_schedule_proposals p where p.run_id = r.id), '[]') as variants,
  failure_code as "failureCode"`

/** Runs visible to planners of all their locations. */
const mine = `(?::text[] is null or not exists (
  select from jsonb_array_elements_text(scope->'locationIds') l where l <> all(?::text[])))`

const myLocations = () => {
  const { locationIds } = organisationContext.actor()
  return [locationIds, locationIds]
}

/** @throws scheduling.run_not_found also for a run at a location the actor may not touch */
export async function findRun(id: string, { lock = false } = {}): Promise<RunRow> {
  const [run] = await rows<RunRow>(
    `select ${columns} from auto_schedule_runs r where id = ? and ${mine} ${lock ? 'for update' : ''}`,
    [id, ...myLocations()]
  )
  if (!run) throw new DomainError('scheduling.run_not_found')
  return run
}

const LISTED = 10

/** The newest first. */
export const listRuns = ({ open }: { open: boolean }): Promise<RunRow[]> =>
  rows<RunRow>(
    `select ${columns} from auto_schedule_runs r
     where ${mine} and (not ?::boolean or state = any(?)) order by created_at desc, id desc limit ${LISTED}`,
    [...myLocations(), open, [...openStates]]
  )

/** The unfinished run overlapping these locations, if any. */
export async function openRunAt(locationIds: readonly string[]): Promise<string | undefined> {
  const [run] = await rows<{ id: string }>(
    `select id from auto_schedule_runs
     where state = any(?) and jsonb_exists_any(scope->'locationIds', ?::text[]) order by created_at limit 1`,
    [[...openStates], [...locationIds]]
  )
  return run?.id
}

/** The shifts of the problem as they were when the run was asked for. */
export type DecidedShift = {
  id: string
  currentPersonId: string | null
  locationId: string
  positionId: string | null
  start: number
  end: number
  day: Day
}
export async function decidedShifts(runId: string): Promise<Map<string, DecidedShift>> {
  const [row] = await rows<{ shifts: DecidedShift[] }>(
    `select problem->'shifts' as shifts from auto_schedule_runs where id = ?`,
    [runId]
  )
  return new Map((row?.shifts ?? []).map((shift) => [shift.id, shift]))
}
