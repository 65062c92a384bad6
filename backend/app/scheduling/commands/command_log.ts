import { organisationContext, rows } from '#app/core/organisation_context'
import type { CommandHistory, CommandLabel } from '#contracts/schedule'
import type { EntryChange } from '#app/scheduling/entries/entry'

export type LoggedCommand = {
  id: string
  userId: string
  label: CommandLabel
  changes: EntryChange[]
  revision: number
}

const columns = `id, user_id as "userId", label, changes, revision`

/** A person's commands happen one after the other, so the two stacks are never read while they change. */
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

/** Appends a command on top of the actor's stack; what could be redone no longer can. */
export async function logCommand(command: Omit<LoggedCommand, 'userId'>): Promise<boolean> {
  const { id: organisationId } = organisationContext.current()
  const { userId } = organisationContext.actor()
  await rows(`update schedule_commands set state = 'dropped' where user_id = ? and state = 'undone'`, [
    userId,
  ])
  const stored = await rows(
    `insert into schedule_commands (id, organisation_id, user_id, label, changes, revision)
     values (?, ?, ?, ?, ?::jsonb, ?) on conflict (id) do nothing returning id`,
    [command.id, organisationId, userId, command.label, JSON.stringify(command.changes), command.revision]
  )
  return stored.length === 1
}

/** The command was undone or done again; each of its changes says whether that reached its entry. */
export async function restack(id: string, stack: 'undo' | 'redo', changes: EntryChange[]): Promise<void> {
  await rows('update schedule_commands set state = ?, changes = ?::jsonb where id = ?', [
    stack === 'undo' ? 'undone' : 'done',
    JSON.stringify(changes),
    id,
  ])
}

/** What the actor could undo and redo next. */
export async function commandHistory(): Promise<CommandHistory> {
  const { userId } = organisationContext.actor()
  const [history] = await rows<CommandHistory>(
    `select
       (select label from schedule_commands where user_id = ? and state = 'done' order by seq desc limit 1) as undo,
       (select label from schedule_commands where user_id = ? and state = 'undone' order by seq limit 1) as redo`,
    [userId, userId]
  )
  return history!
}
