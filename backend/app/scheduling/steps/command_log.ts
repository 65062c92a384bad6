import { organisationContext, rows } from '#app/core/organisation_context'
import { reachOfChanges, type StepReach } from '#app/scheduling/steps/step_reach'
import type { EntryChange } from '#app/scheduling/entries/entry'
import { iso } from '#app/scheduling/entries/entry_rows'
import type { StoredAcceptance } from '#app/scheduling/rules/acceptances'
import type { CommandHistory, HistoryStep, StepLabel } from '#contracts/schedule'

export type LoggedCommand = {
  id: string
  userId: string
  label: StepLabel
  changes: EntryChange[]
  revision: number
  /** The step published, withdrew or took a publication back; it changed no plan then. */
  publicationId: string | null
  /** The step accepted these breaches, or took their acceptance back; it changed no plan then. */
  acceptances: StoredAcceptance[] | null
}

const columns = `id, user_id as "userId", label, changes, revision, publication_id as "publicationId", acceptances`

/** Serialises a user's commands so the undo and redo stacks are never read mid-change. */
export async function lockOwnStacks(): Promise<void> {
  await rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `scheduling.commands/${organisationContext.actor().userId}`,
  ])
}

export async function findCommand(id: string): Promise<LoggedCommand | undefined> {
  const [command] = await rows<LoggedCommand>(`select ${columns} from schedule_commands where id = ?`, [id])
  return command
}

/** The command on top of the actor's own stack, with what it did. */
export async function topOf(stack: 'undo' | 'redo'): Promise<LoggedCommand | undefined> {
  const [command] = await rows<LoggedCommand>(
    stack === 'undo'
      ? `select ${columns} from schedule_commands where user_id = ? and state = 'done' order by seq desc limit 1`
      : `select ${columns} from schedule_commands where user_id = ? and state = 'undone' order by seq limit 1`,
    [organisationContext.actor().userId]
  )
  return command
}

type NewStep = Pick<LoggedCommand, 'id' | 'label' | 'changes' | 'revision'> &
  Partial<Pick<LoggedCommand, 'publicationId' | 'acceptances'>> & { reach?: StepReach }

/** Appends a step on top of the actor's stack; what could be redone no longer can. */
export async function logCommand({ id, label, changes, revision, ...more }: NewStep): Promise<boolean> {
  const { id: organisationId } = organisationContext.current()
  const { userId } = organisationContext.actor()
  const { publicationId = null, acceptances = null, reach = reachOfChanges(changes) } = more
  await rows(`update schedule_commands set state = 'dropped' where user_id = ? and state = 'undone'`, [
    userId,
  ])
  const stored = await rows(
    `insert into schedule_commands (id, organisation_id, user_id, label, changes, revision, publication_id, acceptances,
       shifts, people, from_day, until_day)
     values (?, ?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
    [
      ...[id, organisationId, userId, label, JSON.stringify(changes), revision, publicationId],
      ...[acceptances && JSON.stringify(acceptances), reach.shifts, reach.people, reach.from, reach.until],
    ]
  )
  return stored.length === 1
}

/** A publication that was fully withdrawn, in whatever way, is no longer a step on any stack. */
export async function dropPublicationSteps(publicationId: string): Promise<void> {
  await rows(
    `update schedule_commands set state = 'dropped' where publication_id = ? and state = 'done'
       and exists (select from schedule_publications where id = ? and undone_at is not null)`,
    [publicationId, publicationId]
  )
}

/** The step was undone or done again; each of its changes says whether that reached its entry. */
export async function restack(
  id: string,
  stack: 'undo' | 'redo',
  { changes, revision }: Pick<LoggedCommand, 'changes' | 'revision'>
): Promise<void> {
  await rows('update schedule_commands set state = ?, changes = ?::jsonb, revision = ? where id = ?', [
    stack === 'undo' ? 'undone' : 'done',
    JSON.stringify(changes),
    revision,
    id,
  ])
}

/** Some entry of the step `c` was published, or unpublished, after the step was done or undone. */
const behindPublication = `exists (
  select from schedule_publications p where p.revision > c.revision and p.undone_at is null and exists (
    select from jsonb_array_elements(p.changes) f join jsonb_array_elements(c.changes) own
      on own ->> 'entryId' = f ->> 'entryId'))`

/** What the actor could undo and redo next. */
export async function commandHistory(): Promise<CommandHistory> {
  const { userId } = organisationContext.actor()
  const top = (state: 'done' | 'undone', order: 'desc' | 'asc') =>
    `(select c.id, c.label, coalesce(c.shifts, jsonb_array_length(c.changes)) as shifts, c.people, c.from_day as "from",
        c.until_day as until, ${iso('c.created_at')} as at, ${behindPublication} as "behindPublication", c.state
      from schedule_commands c where c.user_id = ? and c.state = '${state}' order by c.seq ${order} limit 1)`
  const found = await rows<HistoryStep & { state: string }>(
    `${top('done', 'desc')} union all ${top('undone', 'asc')}`,
    [userId, userId]
  )
  const stepOf = (state: string): HistoryStep | null => {
    const step = found.find((one) => one.state === state)
    if (!step) return null
    const { state: _of, ...rest } = step
    return rest
  }
  return { undo: stepOf('done'), redo: stepOf('undone') }
}
