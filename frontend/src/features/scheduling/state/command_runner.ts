import type {
  CommandHistory,
  CommandLabel,
  EntryOperation,
  ScheduleCommandInput,
  ScheduleCommandResult,
  ScheduleRange,
} from '@shiftloom/backend/contracts/schedule'
import type { QueryClient } from '@tanstack/react-query'
import { isApiFailure } from '#/lib/api_failure.ts'
import { http } from '#/lib/http.ts'
import { mergeAnswer, OwnVersions } from '../model/pending_commands.ts'
import { uuid7 } from '#/lib/uuid7.ts'
import { ruleContextKey } from '../rules/rule_context_query.ts'
import { keys } from './queries.ts'
import { createStore } from './store.ts'

/** What a failed command was about, so that the text the planner typed can be given back. */
export type CommandOutcome =
  { ok: true; answer: ScheduleCommandResult } | { ok: false; error: unknown; stale: boolean }

export type Override = { reason: string }

/**
 * Sends commands one after the other. Until the server has answered they are replayed over its last answer; a failed
 * one is dropped, so exactly its own effect disappears.
 */
export class CommandRunner {
  readonly pending = createStore<{ commands: readonly ScheduleCommandInput[] }>({ commands: [] })
  private readonly cache: QueryClient
  private readonly own = new OwnVersions()
  private queue: Promise<unknown> = Promise.resolve()

  constructor(cache: QueryClient) {
    this.cache = cache
  }

  /** @param override whoever may answers for the breaches the rules refuse */
  run(label: CommandLabel, operations: EntryOperation[], override?: Override): Promise<CommandOutcome> {
    const command: ScheduleCommandInput = { id: uuid7(), label, operations, ...(override && { override }) }
    this.pending.set(({ commands }) => ({ commands: [...commands, command] }))
    return this.inTurn(() => this.send(command))
  }

  undo = (): Promise<CommandOutcome> => this.inTurn(() => this.ask('/scheduling/commands/undo'))
  redo = (): Promise<CommandOutcome> => this.inTurn(() => this.ask('/scheduling/commands/redo'))
  /** What the next undo or redo is about, as far as that is known. */
  nextStep(step: 'undo' | 'redo'): CommandLabel | null {
    return this.cache.getQueryData<CommandHistory>(keys.history)?.[step] ?? null
  }
  /** For answers of other calls that changed entries, such as accepting a proposal. */
  absorb(answer: ScheduleCommandResult): void {
    this.cache.setQueriesData<ScheduleRange>(
      { queryKey: keys.ranges },
      (range) => range && mergeAnswer(range, answer)
    )
    if (answer.history) this.cache.setQueryData(keys.history, answer.history)
  }

  private inTurn(work: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    const turn = this.queue.then(work, work)
    this.queue = turn
    return turn
  }

  private async send(command: ScheduleCommandInput): Promise<CommandOutcome> {
    const operations = command.operations.map((operation) => this.own.current(operation))
    try {
      const answer = await http.post(
        '/scheduling/commands',
        { ...command, operations },
        { inline: [400, 409], idempotencyKey: command.id }
      )
      this.own.answered(operations, answer)
      await this.settle(answer)
      this.forget(command)
      return { ok: true, answer }
    } catch (error) {
      this.forget(command)
      return this.failed(error)
    }
  }

  private async ask(
    path: '/scheduling/commands/undo' | '/scheduling/commands/redo'
  ): Promise<CommandOutcome> {
    try {
      const answer = await http.post(path, {}, { inline: [400] })
      await this.settle(answer)
      // The step may have been the acceptance of a proposal that is still open.
      void this.cache.invalidateQueries({ queryKey: keys.runs })
      return { ok: true, answer }
    } catch (error) {
      return this.failed(error)
    }
  }

  /** A read that began before the command must not put its older picture back. */
  private async settle(answer: ScheduleCommandResult): Promise<void> {
    const reading = this.cache.isFetching({ queryKey: keys.ranges }) > 0
    if (reading) await this.cache.cancelQueries({ queryKey: keys.ranges })
    this.absorb(answer)
    if (reading) void this.cache.invalidateQueries({ queryKey: keys.ranges })
    // What was accepted with it stands in the context, and mutes the badges.
    if (answer.acceptances?.length) void this.cache.invalidateQueries({ queryKey: ruleContextKey })
  }

  private failed(error: unknown): CommandOutcome {
    const stale = isApiFailure(error, 409)
    if (stale) void this.cache.invalidateQueries({ queryKey: keys.ranges })
    return { ok: false, error, stale }
  }

  private forget(command: ScheduleCommandInput): void {
    this.pending.set(({ commands }) => ({ commands: commands.filter((one) => one !== command) }))
  }
}
