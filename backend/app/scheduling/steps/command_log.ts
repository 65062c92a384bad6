import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { organisationContext } from '#app/core/organisation_context'
import { reachOfChanges, type StepReach } from '#app/scheduling/steps/step_reach'
import type { EntryChange } from '#app/scheduling/entries/entry'
import { iso } from '#app/scheduling/entries/entry_rows'
import type { StoredAcceptance } from '#database/json/schedule'
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

const commands = () =>
  database()
    .selectFrom('scheduleCommands')
    .select(['id', 'userId', 'label', 'changes', 'revision', 'publicationId', 'acceptances'])

/** Serialises a user's commands so the undo and redo stacks are never read mid-change. */
export const lockOwnStacks = (): Promise<void> => lockStacksOf(organisationContext.actor().userId)
const lockStacksOf = (userId: string): Promise<void> => takeTurns(`scheduling.commands/${userId}`)

/**
 * Keeps these steps from being undone or done again until this unit of work ends; one in progress is waited for. Asked
 * for before anything of the schedule is locked, as a step locks that after its stack.
 */
export async function holdSteps(ids: readonly string[]): Promise<void> {
  const found = await database()
    .selectFrom('scheduleCommands')
    .select('userId')
    .distinct()
    .where('id', '=', anyOf(ids))
    .orderBy('userId')
    .execute()
  for (const { userId } of found) await lockStacksOf(userId)
}

export const findCommand = (id: string): Promise<LoggedCommand | undefined> =>
  commands().where('id', '=', id).executeTakeFirst()

/** The command on top of the actor's own stack, with what it did. */
export const topOf = (stack: 'undo' | 'redo'): Promise<LoggedCommand | undefined> =>
  commands()
    .where('userId', '=', organisationContext.actor().userId)
    .where('state', '=', stack === 'undo' ? 'done' : 'undone')
    .orderBy('seq', stack === 'undo' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()

type NewStep = Pick<LoggedCommand, 'id' | 'label' | 'changes' | 'revision'> &
  Partial<Pick<LoggedCommand, 'publicationId' | 'acceptances'>> & { reach?: StepReach }

/** Appends a step on top of the actor's stack; what could be redone no longer can. */
export async function logCommand({ id, label, changes, revision, ...more }: NewStep): Promise<boolean> {
  const { id: organisationId } = organisationContext.current()
  const { userId } = organisationContext.actor()
  const { publicationId = null, acceptances = null, reach = reachOfChanges(changes) } = more
  await database()
    .updateTable('scheduleCommands')
    .set({ state: 'dropped' })
    .where('userId', '=', userId)
    .where('state', '=', 'undone')
    .execute()
  const stored = await database()
    .insertInto('scheduleCommands')
    .values({
      ...{ id, organisationId, userId, label, changes: json(changes), revision, publicationId },
      acceptances: acceptances && json(acceptances),
      ...{ shifts: reach.shifts, people: reach.people, fromDay: reach.from, untilDay: reach.until },
    })
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .execute()
  return stored.length === 1
}

/** Steps that can be neither undone nor done again, as what they were about is another thing now. */
export async function dropSteps(ids: readonly string[]): Promise<void> {
  await database()
    .updateTable('scheduleCommands')
    .set({ state: 'dropped' })
    .where('id', '=', anyOf(ids))
    .where('state', '<>', 'dropped')
    .execute()
}

/** A publication that was fully withdrawn, in whatever way, is no longer a step on any stack. */
export async function dropPublicationSteps(publicationId: string): Promise<void> {
  await database()
    .updateTable('scheduleCommands')
    .set({ state: 'dropped' })
    .where('publicationId', '=', publicationId)
    .where('state', '=', 'done')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('schedulePublications')
          .where('id', '=', publicationId)
          .where('undoneAt', 'is not', null)
      )
    )
    .execute()
}

/** The step was undone or done again; each of its changes says whether that reached its entry. */
export async function restack(
  id: string,
  stack: 'undo' | 'redo',
  { changes, revision }: Pick<LoggedCommand, 'changes' | 'revision'>
): Promise<void> {
  await database()
    .updateTable('scheduleCommands')
    .set({ state: stack === 'undo' ? 'undone' : 'done', changes: json(changes), revision })
    .where('id', '=', id)
    .execute()
}

/** Some entry of the step `c` was published, or unpublished, after the step was done or undone. */
const behindPublication = sql<boolean>`exists (
  select from schedule_publications p where p.revision > c.revision and p.undone_at is null and exists (
    select from jsonb_array_elements(p.changes) f join jsonb_array_elements(c.changes) own
      on own ->> 'entryId' = f ->> 'entryId'))`

/** What the actor could undo and redo next. */
export const commandHistory = async (): Promise<CommandHistory> => ({
  undo: await nextStep('undo'),
  redo: await nextStep('redo'),
})

async function nextStep(stack: 'undo' | 'redo'): Promise<HistoryStep | null> {
  const step = await database()
    .selectFrom('scheduleCommands as c')
    .select(['c.id', 'c.label', 'c.people', 'c.fromDay as from', 'c.untilDay as until'])
    .select(({ ref }) => [
      sql<number>`coalesce(c.shifts, jsonb_array_length(c.changes))`.as('shifts'),
      iso(ref('c.createdAt')).as('at'),
      behindPublication.as('behindPublication'),
    ])
    .where('c.userId', '=', organisationContext.actor().userId)
    .where('c.state', '=', stack === 'undo' ? 'done' : 'undone')
    .orderBy('c.seq', stack === 'undo' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return step ?? null
}
