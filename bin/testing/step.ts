import { countsIn, noCounts, type Counts } from './counts.ts'
import { durationsIn, type Timed } from './durations.ts'
import type { ProgramRun } from './run_program.ts'

/** The whole folder; all but documents; what the product and its journeys are made of; the solver with its tools and documents. */
export type Reads = 'everything' | 'code' | 'product' | 'solver'

export interface Step {
  /** How it is called on the command line. */
  name: string
  /** What it makes sure of. */
  title: string
  /** Steps that must have succeeded before; they are run too when this one is asked for alone. */
  needs: string[]
  /** What only one step at a time may use, such as the database of the tests. */
  holds?: string
  /** What can change its outcome. Without it, the step is never spared: others use what it makes. */
  reads?: Reads
  /** It keeps the whole machine busy by itself: nothing runs in parallel. */
  isAlone?: boolean
  run(): Promise<StepResult>
}

export interface StepResult {
  counts: Counts
  /** Shown when something failed. */
  output: string
  /** Shown in any case, e.g. why it was skipped. */
  note?: string
  /** Shown in any case: the output of tests that failed at first and held when they were run again. */
  unsteady?: string
  /** How long its tests took each. */
  timed?: Timed[]
}

/** A step that either holds or not, such as the type check: one check. */
export function asCheck({ ok, output }: ProgramRun): StepResult {
  return { counts: { ...noCounts, [ok ? 'passed' : 'failed']: 1 }, output }
}

/** A step that ran tests: the runner's own counts. A runner that failed, or ran nothing, is a failure even so. */
export function asTests({ ok, output }: ProgramRun): StepResult {
  const counts = countsIn(output)
  const timed = durationsIn(output)
  const executed = counts.passed + counts.failed
  if (executed === 0) return { counts: { ...counts, failed: 1 }, output, note: 'it executed no test' }
  if (!ok && counts.failed === 0)
    return { counts: { ...counts, failed: 1 }, output, note: 'its runner failed' }
  return { counts, output, timed }
}

/** Several results as one. */
export function together(results: StepResult[]): StepResult {
  return {
    counts: results.reduce(
      (sum, { counts }) => ({
        passed: sum.passed + counts.passed,
        failed: sum.failed + counts.failed,
        skipped: sum.skipped + counts.skipped,
      }),
      noCounts
    ),
    output: results.map(({ output }) => output).join('\n'),
    note: results.flatMap(({ note }) => note ?? []).join('; ') || undefined,
    unsteady: results.flatMap(({ unsteady }) => unsteady ?? []).join('\n') || undefined,
    timed: results.flatMap(({ timed = [] }) => timed),
  }
}
