import type {
  EntryOperation,
  ScheduleCommandInput,
  ScheduleEntry,
  ScheduleRange,
} from '@shiftloom/backend/contracts/schedule'
import type { PlanContext, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { planContext, planPerson } from '@shiftloom/solver/labour_code/testing/plan'
import { expect, test } from 'vitest'
import { judgeChannel } from '../../../../testing/judge_channel.ts'
import { changed, draftOf } from '../model/entry_draft.ts'
import { mergeAnswer, replay } from '../model/pending_commands.ts'
import { entry, range } from '../model/sample.ts'
import { changeOf } from './change_of.ts'
import { PlanKeeper } from './plan_keeper.ts'
import { planEntryOf } from './plan_difference.ts'

const zoneOf = () => 'Europe/Warsaw'
const people = ['anna', 'piotr', 'ewa', 'jan']
const stepsOfRun = 40

/** Small, fast and repeatable. Source: Tommy Ettinger's mulberry32. */
function randomOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number): number => Math.floor(next() * most)
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!
  return { upTo, oneOf }
}
type Random = ReturnType<typeof randomOf>

/** The screen's part of the work: commands on their way over the server's plan, as the scheduler keeps them. */
class Screen {
  base: ScheduleRange
  context: PlanContext
  pending: ScheduleCommandInput[] = []
  private readonly random: Random
  private readonly past: ScheduleRange[] = []
  private count = 0

  constructor(random: Random) {
    this.random = random
    this.context = this.contextOf()
    this.base = range({ entries: Array.from({ length: 12 }, () => this.anyEntry()) })
  }

  get entries(): ScheduleEntry[] {
    return replay(this.base, this.pending, zoneOf).entries
  }

  step(): void {
    const steps = [
      this.command,
      this.command,
      this.command,
      this.answer,
      this.answer,
      this.fail,
      this.undo,
      this.reread,
      this.around,
    ]
    this.random.oneOf(steps).call(this)
  }

  anyOperation(): EntryOperation {
    const { upTo, oneOf } = this.random
    const known = this.entries
    const kind = upTo(5)
    if (known.length === 0 || kind === 0)
      return { kind: 'create', id: `new${++this.count}`, entry: draftOf(this.anyEntry()) }
    const { id, version } = oneOf(known)
    if (kind === 1) return { kind: 'delete', id, version }
    const { day, employeeId, start, end } = this.anyEntry()
    return {
      kind: 'update',
      id,
      version,
      changes: oneOf([{ day }, { employeeId }, { start, end }, { day, employeeId }]),
    }
  }

  private command(): void {
    const operations = Array.from({ length: 1 + this.random.upTo(3) }, () => this.anyOperation())
    this.pending = [...this.pending, { id: `c${++this.count}`, label: 'edit', operations }]
  }

  /** The server has carried out the first command: other objects, the same content. */
  private answer(): void {
    const [first, ...rest] = this.pending
    if (!first) return
    this.past.push(this.base)
    const after = replay(this.base, [first], zoneOf).entries
    const before = new Map(this.base.entries.map((one) => [one.id, one]))
    const removedIds = [...before.keys()].filter((id) => !after.some((one) => one.id === id))
    const fresh = after.filter((one) => before.get(one.id) !== one).map((one) => structuredClone(one))
    this.base = mergeAnswer(this.base, { entries: fresh, removedIds, revision: this.base.revision + 1 })
    this.pending = rest
  }

  private fail(): void {
    this.pending = this.pending.slice(1)
  }

  private undo(): void {
    this.base = this.past.pop() ?? this.base
  }

  /** Another user changed something: the whole range is read again. */
  private reread(): void {
    const entries = this.base.entries
      .filter(() => this.random.upTo(10) > 0)
      .map((one) => structuredClone(one))
    this.base = { ...this.base, entries: [...entries, this.anyEntry()] }
  }

  private around(): void {
    this.context = this.contextOf()
  }

  private contextOf(): PlanContext {
    return planContext({
      from: '2026-11-16',
      until: '2026-11-23',
      people: people.map((id) => planPerson({ id, positionIds: ['till'], locationIds: ['centre'] })),
      around: Array.from({ length: 3 }, (_, index) =>
        planEntryOf({ ...this.anyEntry(), id: `around${index}`, locationId: 'elsewhere' })
      ),
    })
  }

  private anyEntry(): ScheduleEntry {
    const { upTo, oneOf } = this.random
    const blank = entry({
      id: `e${++this.count}`,
      employeeId: oneOf([...people, null]),
      type: oneOf([0, 0, 0, 0, 1, 8]),
      availability: 'unavailable',
      positionId: oneOf(['till', 'till', 'oven']),
    })
    const [start, end] = oneOf([
      ['06:00', '14:00'],
      ['14:00', '22:00'],
      ['22:00', '06:00'],
      ['08:00', '20:00'],
    ] as const)
    return changed(blank, { day: `2026-11-${16 + upTo(7)}`, start, end })
  }
}

test('after any steps the worker holds the plan of the screen, and judges changes of it as a fresh judge does', async () => {
  for (let seed = 1; seed <= 25; seed += 1) await run(seed)
}, 60_000)

async function run(seed: number): Promise<void> {
  const random = randomOf(seed)
  const screen = new Screen(random)
  let last: { revision: number; verdicts: readonly PlanVerdict[] } | null = null
  let arrived = () => {}
  const keeper = new PlanKeeper({
    openLine: async () => judgeChannel(),
    onVerdicts: (news) => {
      if (news.status === 'ready') last = news
      arrived()
    },
    report: (error) => {
      throw error
    },
  })
  const settled = async () => {
    while (last?.revision !== keeper.revision) await new Promise<void>((resolve) => (arrived = resolve))
  }
  try {
    keeper.show(screen.context, screen.entries)
    for (let step = 0; step < stepsOfRun; step += 1) {
      screen.step()
      const { entries, context } = screen
      keeper.show(context, entries)
      if (random.upTo(3) > 0) continue
      await settled()
      const judge = planJudge(context, entries.map(planEntryOf))
      expect(last!.verdicts, `seed ${seed}, step ${step}`).toEqual(judge.verdicts())
      const entryById = new Map(entries.map((one) => [one.id, one]))
      const change = changeOf([screen.anyOperation()], { entryById, zoneOf })
      if (!change) continue
      const effects = await keeper.effects(keeper.revision, [change])
      expect(effects, `seed ${seed}, step ${step}`).toEqual([judge.effectOf(change)])
    }
  } finally {
    keeper.rest()
  }
}
