import { messageOf } from '../refusal.ts'
import { secondsSince } from '../tasks.ts'
import { add, noCounts, type Counts } from './counts.ts'
import type { Timed } from './durations.ts'
import type { HeldBefore } from './held_before.ts'
import type { Step, StepResult } from './step.ts'

type Write = (line: string) => void

/** Grows while the steps run, so that a run which is stopped can still say how far it came. */
export interface Tally {
  counts: Counts
  /** How long the tests took that ended well, each behind the name of its step. */
  timed?: Timed[]
  /** Set from outside: begin no further step, and report none. */
  isStopped?: boolean
  /** Learns which steps held. */
  held?: HeldBefore
}

/** The asked steps with all that they need, in the order of the list. */
export function choose(steps: Step[], asked: string[]): Step[] {
  const wanted = new Set<string>()
  const want = (name: string) => {
    if (wanted.has(name)) return
    wanted.add(name)
    steps.find((step) => step.name === name)?.needs.forEach(want)
  }
  asked.forEach(want)
  return steps.filter(({ name }) => wanted.has(name))
}

/** The steps to run, without those that held with the same files; what those count is in the tally. */
export function withoutHeld(steps: Step[], tally: Tally, write: Write = console.log): Step[] {
  const { held } = tally
  if (!held) return steps
  return steps.filter((step) => {
    const counts = held.countsOf(step)
    if (!counts) return true
    tally.counts = add(tally.counts, counts)
    report(step, { counts, output: '', note: 'nothing it reads has changed since it held' }, '0 s', write)
    return false
  })
}

/**
 * Runs the steps, up to `lanes` side by side, each as soon as what it needs has ended. A failing one hides no other
 * one, except those that need it.
 */
export async function runSteps(
  steps: Step[],
  tally: Tally,
  write: Write = console.log,
  lanes = 1
): Promise<void> {
  const broken = new Set<string>()
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const run = async (step: Step) => {
    const startedAt = performance.now()
    const result = await outcomeOf(step, broken)
    running.delete(step)
    if (tally.isStopped) return
    if (result.counts.failed > 0) broken.add(step.name)
    else tally.held?.note(step, result.counts)
    tally.counts = add(tally.counts, result.counts)
    tally.timed?.push(
      ...(result.timed ?? []).map(({ title, ms }) => ({ title: `${step.name}: ${title}`, ms }))
    )
    report(step, result, secondsSince(startedAt), write)
  }
  while (waiting.length + running.size > 0) {
    const open = [...waiting, ...running.keys()]
    const next = tally.isStopped
      ? undefined
      : waiting.find((step) => mayStart(step, open, [...running.keys()]))
    if (next && running.size < lanes) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, run(next))
    } else if (running.size > 0) await Promise.race(running.values())
    else if (tally.isStopped) return
    else throw new Error(`No step can start: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
}

function mayStart(step: Step, open: Step[], running: Step[]): boolean {
  if (step.needs.some((name) => open.some((other) => other.name === name))) return false
  if (running.some((other) => other.isAlone || (step.holds && other.holds === step.holds))) return false
  return !step.isAlone || running.length === 0
}

function report(step: Step, result: StepResult, duration: string, write: Write): void {
  const { counts, output, note, unsteady } = result
  const { passed, failed, skipped } = counts
  if (failed > 0) write(`\n──── ${step.title} ────\n${output.trimEnd()}\n────`)
  if (unsteady)
    write(`\n──── ${step.title}: failed at first, held when run again ────\n${unsteady.trimEnd()}\n────`)
  const figures = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ].filter(Boolean)
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
  const line = `${mark} ${step.name.padEnd(9)} ${step.title}: ${figures.join(', ')} (${duration})`
  write(note ? `${line} — ${note}` : line)
}

async function outcomeOf(step: Step, broken: Set<string>): Promise<StepResult> {
  const missing = step.needs.filter((name) => broken.has(name))
  if (missing.length > 0) {
    return {
      counts: { ...noCounts, failed: 1 },
      output: `Not run, because this failed: ${missing.join(', ')}.`,
      note: 'not run',
    }
  }
  try {
    const result = await step.run()
    const { passed, failed, skipped } = result.counts
    if (passed + failed + skipped > 0) return result
    return { ...result, counts: { ...noCounts, failed: 1 }, note: 'it checked nothing' }
  } catch (error) {
    return { counts: { ...noCounts, failed: 1 }, output: messageOf(error) }
  }
}
