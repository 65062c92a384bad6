import type {
  PlanChange,
  PlanContext,
  PlanEntry,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { ShiftRates } from '@shiftloom/backend/contracts/pay_rates'
import type { PricedEffect } from './judge_desk.ts'
import type { JudgeLine } from './judge_line.ts'
import { differenceOf, planEntryOf } from './plan_difference.ts'

type Plan = { context: PlanContext; entries: readonly PlanEntry[] }
type PlanNews =
  | { status: 'ready'; revision: number; verdicts: readonly PlanVerdict[]; plan: Plan }
  | { status: 'unavailable' }
/** A line, and a promise that is kept when it is given up: no caller waits for an answer that cannot come. */
type Connection = { line: Promise<JudgeLine>; gone: Promise<null>; giveUp: () => void }
type OpenLine = (broken: (error: unknown) => void) => Promise<JudgeLine>
type Tools = {
  openLine: OpenLine
  /** Verdicts of the newest plan; never of one that has been replaced meanwhile. */
  onVerdicts: (news: PlanNews) => void
  report: (error: unknown) => void
}

/** Attempts to have a worker; the second failure is final, so that a plan it cannot judge does not loop. */
const attempts = 2

/** Keeps the worker's plan equal to the one on screen by sending it what changed, and passes its verdicts on. */
export class PlanKeeper {
  private readonly tools: Tools
  private plan: Plan | null = null
  private connection: Connection | null = null
  private rates: ShiftRates | null = null
  private failures = 0
  revision = 0

  constructor(tools: Tools) {
    this.tools = tools
  }

  show(context: PlanContext, entries: readonly PlanEntry[]): void {
    const before = this.plan
    if (before?.context === context && before.entries === entries) return
    this.plan = { context, entries }
    if (this.failures >= attempts) return this.tools.onVerdicts({ status: 'unavailable' })
    if (!before || before.context !== context || !this.connection) return this.open()
    const change = differenceOf(before.entries, entries)
    if (change.remove.length === 0 && change.add.length === 0) return
    this.ask((desk, revision) => desk.update(revision, change))
  }

  /** What each change would do to the plan of this revision; `null` if it has changed since, or they are unknown. */
  async effects(revision: number, changes: readonly PlanChange[]): Promise<PricedEffect[] | null> {
    const { connection } = this
    if (!connection || revision !== this.revision) return null
    try {
      const asked = connection.line.then(({ desk }) => desk.effects(revision, changes))
      const effects = await Promise.race([asked, connection.gone])
      return revision === this.revision ? effects : null
    } catch (error) {
      this.broke(connection, error)
      return null
    }
  }

  /** What work costs, for users who may see it; effects asked for from now on include it. */
  price(rates: ShiftRates | null): void {
    if (rates === this.rates) return
    this.rates = rates
    this.tellRates()
  }

  /** Currency of the prices, `null` if hidden. */
  get currency(): string | null {
    return this.rates?.currency ?? null
  }

  private tellRates(): void {
    const { connection, rates } = this
    connection?.line
      .then(({ desk }) => desk.price(rates))
      .catch((error: unknown) => this.broke(connection, error))
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
    if (!this.connection) {
      this.connection = this.connect()
      if (this.rates) this.tellRates()
    }
    const entries = plan.entries.map(planEntryOf)
    this.ask((desk, revision) => desk.open(revision, plan.context, entries))
  }

  private connect(): Connection {
    let giveUp = () => {}
    const gone = new Promise<null>((resolve) => (giveUp = () => resolve(null)))
    const line = this.tools.openLine((error) => this.broke(connection, error))
    const connection: Connection = { line, gone, giveUp }
    return connection
  }

  private ask(
    question: (desk: JudgeLine['desk'], revision: number) => Promise<readonly PlanVerdict[]>
  ): void {
    const { connection, plan } = this
    const revision = ++this.revision
    if (!connection || !plan) return
    connection.line
      .then(({ desk }) => question(desk, revision))
      .then((verdicts) => {
        if (revision === this.revision && connection === this.connection)
          this.tools.onVerdicts({ status: 'ready', revision, verdicts, plan })
      })
      .catch((error: unknown) => this.broke(connection, error))
  }

  /** A judge that failed may be halfway through a change: the whole plan is laid before a new one, once. */
  private broke(connection: Connection, error: unknown): void {
    if (connection !== this.connection) return
    this.tools.report(error)
    this.drop()
    this.failures += 1
    if (this.failures < attempts) return this.open()
    this.tools.onVerdicts({ status: 'unavailable' })
  }

  private drop(): void {
    const { connection } = this
    this.connection = null
    this.revision += 1
    connection?.giveUp()
    void connection?.line.then(
      ({ hangUp }) => hangUp(),
      () => {}
    )
  }
}
