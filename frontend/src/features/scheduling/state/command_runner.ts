import type {
  CommandLabel,
  EntryOperation,
  HistoryStep,
  ScheduleCommandInput,
  ScheduleCommandResult,
  ScheduleEntry,
  ScheduleRange,
} from '@shiftloom/backend/contracts/schedule'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { http } from '#/lib/api/http.ts'
import { network } from '#/lib/network/network.ts'
import { unsent } from '#/lib/network/unsent.ts'
import { session } from '#/lib/session/session.ts'
import { mergeAnswer, OwnVersions } from '../model/pending_commands.ts'
import { uuid7 } from '#/lib/api/uuid7.ts'
import { ruleContextKey } from '../queries/rule_context.ts'
import { historyQuery, keys, storeHistory } from '../queries/schedule.ts'
import { TakenBack } from './taken_back.ts'

/** What a failed command was about, so that the text the planner typed can be given back. */
export type CommandOutcome =
  { ok: true; answer: ScheduleCommandResult } | { ok: false; error: unknown; stale: boolean }

export type Override = { reason: string }

/** A step the server has not answered yet. Undo and redo have no operations of their own. */
export type PendingStep = Omit<ScheduleCommandInput, 'label'> & { label: CommandLabel | 'undo' | 'redo' }
type Pending = {
  /** In the order they are sent. */
  commands: readonly PendingStep[]
  /** The first of them could not be sent: all wait for the way to the server. */
  waiting: boolean
}

/** What the server answers while it cannot work; more attempts than these are in vain. */
const busy = [502, 503, 504]
const busyAttempts = 20

/**
 * Sends commands one after the other. Until the server has answered they are replayed over its last answer; a failed
 * one is dropped, so exactly its own effect disappears. Without a way to the server, or after the session has ended,
 * they are kept in their order and sent when it is back, for the same person only.
 */
export class CommandRunner {
  readonly pending = createStore<Pending>(() => ({ commands: [], waiting: false }))
  readonly takenBack = new TakenBack()
  /** How many commands have been refused. */
  refused = 0
  private readonly cache: QueryClient
  private readonly userId: string | null
  private readonly own = new OwnVersions()
  private queue: Promise<unknown> = Promise.resolve()
  /** Ids of commands the server may have received: only it can undo them. */
  private readonly left = new Set<string>()

  /** @param userId whose commands they are; they go out in no other name */
  constructor(cache: QueryClient, userId: string | null = session.claims()?.userId ?? null) {
    this.cache = cache
    this.userId = userId
    this.pending.subscribe(({ commands, waiting }) =>
      unsent.report(this, { userId, count: commands.length, waiting, path: '/scheduler' })
    )
  }

  /**
   * Answers `null` when the planner took it back before it was sent.
   *
   * @param override the reason for overriding the breaches the rules refuse
   */
  run(
    label: CommandLabel,
    operations: EntryOperation[],
    override?: Override
  ): Promise<CommandOutcome | null> {
    const command = { id: uuid7(), label, operations, ...(override && { override }) }
    this.takenBack.made(operations)
    return this.inTurn(command, () => this.send(command))
  }

  undo = (step: HistoryStep): Promise<CommandOutcome | null> => this.step('undo', step)
  redo = (step: HistoryStep): Promise<CommandOutcome | null> => this.step('redo', step)
  /**
   * What the next undo or redo is about, once what is on its way has arrived; `null` if there is nothing. `waits`: it is
   * not known before the server can be reached.
   */
  async nextStep(way: 'undo' | 'redo'): Promise<HistoryStep | null | 'waits'> {
    await this.atRest()
    if (network.isDown() || this.waits()) return 'waits'
    // What is known is asked for again only once it is known to be old; the server refuses a step that is no longer next.
    await this.cache.fetchQuery({ ...historyQuery, staleTime: Infinity }).catch(() => undefined)
    const known = this.cache.getQueryData(historyQuery.queryKey)
    return known ? known[way] : 'waits'
  }
  /** Kept once everything has arrived, or has to wait. */
  async atRest(): Promise<void> {
    const stops: (() => void)[] = []
    const waiting = new Promise<void>((done) => {
      const look = () => this.waits() && done()
      stops.push(this.pending.subscribe(look), network.subscribe(look))
      look()
    })
    await Promise.race([this.queue.catch(() => undefined), waiting])
    for (const stop of stops) stop()
  }
  /** Takes the newest waiting change back, if it has not been sent; whether it did. */
  takeBack(): boolean {
    const newest = this.pending.getState().commands.at(-1)
    if (!newest || !this.waits() || this.left.has(newest.id)) return false
    const { label } = newest
    if (label === 'undo' || label === 'redo') return false
    this.forget(newest)
    this.takenBack.add({ ...newest, label })
    return true
  }
  /** The version an entry has once the planner's own changes to the given one are counted in. */
  ownVersion(entry: { id: string; version: number }): number {
    return this.own.latest(entry)
  }
  /** An entry as the server last returned it, also when a deletion of it is on its way. */
  entryAsRead(id: string): ScheduleEntry | undefined {
    return this.entriesRead().find((entry) => entry.id === id)
  }
  /** For answers of other calls that changed entries, such as accepting a proposal. */
  absorb(answer: ScheduleCommandResult): void {
    this.cache.setQueriesData<ScheduleRange>(
      { queryKey: keys.ranges },
      (range) => range && mergeAnswer(range, answer)
    )
    if (answer.history) storeHistory(this.cache, answer.history)
  }

  private step(label: 'undo' | 'redo', step: HistoryStep): Promise<CommandOutcome | null> {
    const id = uuid7()
    return this.inTurn({ id, label, operations: [] }, async () => {
      const outcome = await this.ask(`/scheduling/commands/${label}`, id, step)
      if (outcome?.ok) this.takenBack.stepped(label)
      return outcome
    })
  }

  private inTurn(
    pending: PendingStep,
    work: () => Promise<CommandOutcome | null>
  ): Promise<CommandOutcome | null> {
    this.pending.setState(({ commands }) => ({ commands: [...commands, pending] }))
    const done = async () => (this.isPending(pending.id) ? work().finally(() => this.forget(pending)) : null)
    const turn = this.queue.then(done, done)
    this.queue = turn
    return turn
  }

  private async send(command: ScheduleCommandInput): Promise<CommandOutcome | null> {
    const operations = command.operations.map((operation) => this.own.current(operation))
    const options = { quiet: true, idempotencyKey: command.id }
    try {
      // The same bytes at every attempt: the server answers a repeated one without doing it twice.
      const answer = await this.delivered(command.id, (signal) =>
        http.post('/scheduling/commands', { ...command, operations }, { ...options, signal })
      )
      if (!answer) return null
      this.own.answered(operations, answer)
      await this.settle(answer)
      return { ok: true, answer }
    } catch (error) {
      return this.failed(error)
    }
  }

  /** The step is named, so that nothing else is undone than what the person was shown. */
  private async ask(
    path: '/scheduling/commands/undo' | '/scheduling/commands/redo',
    id: string,
    { id: stepId, label }: HistoryStep
  ): Promise<CommandOutcome | null> {
    // Before it is sent: the live update that it causes may be read sooner than the answer.
    const versions = this.versionsRead()
    try {
      const answer = await this.delivered(id, (signal) =>
        http.post(path, { stepId }, { quiet: true, idempotencyKey: id, signal })
      )
      if (!answer) return null
      this.own.stepped(answer, (entryId) => versions.get(entryId))
      await this.settle(answer)
      if (label === 'acceptWarning' || label === 'takeBackWarning')
        void this.cache.invalidateQueries({ queryKey: ruleContextKey })
      // The step may have been the acceptance of a proposal that is still open.
      void this.cache.invalidateQueries({ queryKey: keys.runs })
      return { ok: true, answer }
    } catch (error) {
      void this.cache.invalidateQueries({ queryKey: keys.history })
      return this.failed(error)
    }
  }

  /** Sends until there is an answer that says something about the command; `null` when it was taken back before. */
  private async delivered<Answer>(
    id: string,
    post: (signal: AbortSignal) => Promise<Answer>
  ): Promise<Answer | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.ownSession()
        if (network.isDown()) await this.wayBack()
        if (!this.isPending(id)) {
          this.pending.setState({ waiting: false })
          return null
        }
        this.left.add(id)
        const answer = await network.whileUp(post)
        this.pending.setState({ waiting: false })
        return answer
      } catch (error) {
        const isBusy = isApiFailure(error, ...busy) && attempt < busyAttempts
        if (!isBusy && !isApiFailure(error, 0) && !this.isEnded(error)) {
          this.pending.setState({ waiting: false })
          throw error
        }
        await this.wayBack()
      }
    }
  }

  private async wayBack(): Promise<void> {
    this.pending.setState({ waiting: true })
    await network.back()
  }

  /** Kept at once while the person is signed in, and when they are again. */
  private async ownSession(): Promise<void> {
    const isOwn = () => this.userId === null || session.claims()?.userId === this.userId
    if (isOwn()) return
    this.pending.setState({ waiting: true })
    await new Promise<void>((signedIn) => {
      const stop = session.subscribe(() => {
        if (!isOwn()) return
        stop()
        signedIn()
      })
    })
  }

  private isEnded(error: unknown): boolean {
    return isApiFailure(error, 401) && this.userId !== null && session.claims() === null
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
    this.refused += 1
    const stale = isApiFailure(error, 409)
    if (stale) void this.cache.invalidateQueries({ queryKey: keys.ranges })
    return { ok: false, error, stale }
  }

  private versionsRead(): ReadonlyMap<string, number> {
    return new Map(this.entriesRead().map(({ id, version }) => [id, version]))
  }
  private entriesRead(): ScheduleEntry[] {
    const ranges = this.cache.getQueriesData<ScheduleRange>({ queryKey: keys.ranges })
    return ranges.flatMap(([, range]) => range?.entries ?? [])
  }

  /** Something is held back until the way to the server is back. */
  waits(): boolean {
    const { commands, waiting } = this.pending.getState()
    return commands.length > 0 && (waiting || network.isDown())
  }

  private isPending(id: string): boolean {
    return this.pending.getState().commands.some((one) => one.id === id)
  }

  private forget(command: PendingStep): void {
    this.left.delete(command.id)
    this.pending.setState(({ commands }) => ({ commands: commands.filter((one) => one !== command) }))
  }
}

const desks = new WeakMap<QueryClient, { userId: string; runner: CommandRunner }>()

/** The runner of a person: one for as long as the page lives, so that what waits is still there on their return. */
export function runnerOf(cache: QueryClient, userId: string): CommandRunner {
  const known = desks.get(cache)
  if (known?.userId === userId) return known.runner
  const runner = new CommandRunner(cache, userId)
  desks.set(cache, { userId, runner })
  return runner
}
