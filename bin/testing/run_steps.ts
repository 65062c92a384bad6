import { messageOf } from '../refusal.ts'
import { secondsSince } from '../tasks.ts'
import { add, noCounts, type Counts } from './counts.ts'
import type { Step, StepResult } from './step.ts'

type Write = (line: string) => void

/** Grows while the steps run, so that a run which is stopped can still say how far it came. */
export interface Tally {
  counts: Counts
  /** Set from outside: begin no further step, and report none. */
  isStopped?: boolean
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

/** Runs the steps one after the other. A failing one hides no later one, except those that need it. */
export async function runSteps(steps: Step[], tally: Tally, write: Write = console.log): Promise<void> {
  const broken = new Set<string>()
  for (const step of steps) {
    const startedAt = performance.now()
    const result = await outcomeOf(step, broken)
    if (tally.isStopped) return
    const { passed, failed, skipped } = result.counts
    tally.counts = add(tally.counts, result.counts)
    if (failed > 0) {
      broken.add(step.name)
      write(`\n──── ${step.title} ────\n${result.output.trimEnd()}\n────`)
    }
    const figures = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
    ]
    const note = result.note ? ` — ${result.note}` : ''
    const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–'
    write(
      `${mark} ${step.name.padEnd(9)} ${step.title}: ${figures.filter(Boolean).join(', ')} (${secondsSince(startedAt)})${note}`
    )
  }
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
