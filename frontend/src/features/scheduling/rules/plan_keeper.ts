import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanEntry,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { JudgeLine } from './judge_line.ts'
import { differenceOf, planEntryOf } from './plan_difference.ts'

type Plan = { context: PlanContext; entries: readonly PlanEntry[] }
type Told =
  | { status: 'ready'; revision: number; verdicts: readonly PlanVerdict[]; plan: Plan }
  | { status: 'unavailable' }
export type OpenLine = (broken: (error: unknown) => void) => Promise<JudgeLine>
type Tools = {
  openLine: OpenLine
  /** Verdicts of the newest plan; never of one that has been replaced meanwhile. */
  told: (news: Told) => void
  report: (error: unknown) => void
}

/** Attempts to have a worker; the second failure is final, so that a plan it cannot judge does not loop. */
const attempts = 2

/** Keeps the worker's plan equal to the one on screen by sending it what changed, and passes its verdicts on. */
export class PlanKeeper {
  private readonly tools: Tools
  private plan: Plan | null = null
  private line: Promise<JudgeLine> | null = null
  private failures = 0
  revision = 0

  constructor(tools: Tools) {
    this.tools = tools
  }

  show(context: PlanContext, entries: readonly PlanEntry[]): void {
    const before = this.plan
    if (before?.context === context && before.entries === entries) return
    this.plan = { context, entries }
    if (this.failures >= attempts) return this.tools.told({ status: 'unavailable' })
    if (!before || before.context !== context || !this.line) return this.open()
    const change = differenceOf(before.entries, entries)
    if (change.remove.length === 0 && change.add.length === 0) return
    this.ask((desk, revision) => desk.update(revision, change))
  }

  /** What each change would do to the plan of this revision; null when it is another by now, or nobody can tell. */
  async effects(revision: number, changes: readonly PlanChange[]): Promise<PlanEffect[] | null> {
    const { line } = this
    if (!line || revision !== this.revision) return null
    try {
      const { desk } = await line
      const effects = await desk.effects(revision, changes)
      return revision === this.revision ? effects : null
    } catch (error) {
      this.broke(line, error)
      return null
    }
  }

  /** No plan is on screen: what is still on its way is about one that is gone. */
  leave(): void {
    this.plan = null
    this.revision += 1
  }

  /** Lets the worker go as well; the next plan shown starts another. */
  rest(): void {
    this.leave()
    this.drop()
  }

  private open(): void {
    const { plan } = this
    if (!plan) return
    this.line ??= this.connect()
    const entries = plan.entries.map(planEntryOf)
    this.ask((desk, revision) => desk.open(revision, plan.context, entries))
  }

  private connect(): Promise<JudgeLine> {
    const line: Promise<JudgeLine> = this.tools.openLine((error) => this.broke(line, error))
    return line
  }

  private ask(
    question: (desk: JudgeLine['desk'], revision: number) => Promise<readonly PlanVerdict[]>
  ): void {
    const { line, plan } = this
    const revision = ++this.revision
    if (!line || !plan) return
    line
      .then(({ desk }) => question(desk, revision))
      .then((verdicts) => {
        if (revision === this.revision && line === this.line)
          this.tools.told({ status: 'ready', revision, verdicts, plan })
      })
      .catch((error: unknown) => this.broke(line, error))
  }

  /** A judge that failed may be halfway through a change: the whole plan is laid before a new one, once. */
  private broke(line: Promise<JudgeLine>, error: unknown): void {
    if (line !== this.line) return
    this.tools.report(error)
    this.drop()
    this.failures += 1
    if (this.failures < attempts) return this.open()
    this.tools.told({ status: 'unavailable' })
  }

  private drop(): void {
    const { line } = this
    this.line = null
    this.revision += 1
    void line?.then(
      ({ hangUp }) => hangUp(),
      () => {}
    )
  }
}
