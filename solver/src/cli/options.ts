import { parseArgs } from 'node:util'
import type { Parameters } from '../roster/parameters/parameters.ts'
import type { EarlyEnd } from '../roster/portfolio/shared_context.ts'
import { chosenParameters } from './parameter_choices.ts'
import { Usage } from './usage.ts'

const formats = ['curtois', 'inrc2', 'shiftloom', 'tiling'] as const
export type Format = (typeof formats)[number]

export type SolveOptions = {
  readonly format: Format
  readonly instance: readonly string[]
  readonly seconds: number
  readonly threads: number
  readonly seed: number
  /** null: the roster is not written. */
  readonly out: string | null
  /** Where the improvement curve is written; null: nowhere. */
  readonly trace: string | null
  /** Ends the search instead of the seconds; null: the seconds do. */
  readonly steps: number | null
  readonly early: EarlyEnd
  readonly parameters: Parameters
  /** Whether moves and parts are reported. */
  readonly stats: boolean
}

/** @throws Usage when something is missing or is invalid */
export function readOptions(args: readonly string[]): SolveOptions {
  const { values, positionals } = parsed(args)
  const format = formats.find((name) => name === values.format)
  if (!format) throw new Usage(`--format must be one of ${formats.join(', ')}.`)
  const instance = [...(values.instance ?? []), ...positionals]
  if (instance.length === 0) throw new Usage('--instance needs at least one file.')
  const steps = values.steps === undefined ? null : whole('steps', values.steps)
  if (steps !== null && steps < 1) throw new Usage('--steps must be above 0.')
  if (steps !== null && values.patience !== undefined)
    throw new Usage('--patience is about time, which --steps does not look at.')
  if (values.trace !== undefined && format === 'tiling')
    throw new Usage('--trace needs a roster: curves are covered in one step.')
  return {
    format,
    instance,
    seconds: positive('seconds', values.seconds ?? '60'),
    threads: threadsOf(values.threads, steps),
    steps,
    early: {
      ...(values.target !== undefined && { target: number('target', values.target) }),
      ...(values.patience !== undefined && { patienceMs: 1000 * positive('patience', values.patience) }),
    },
    parameters: chosenParameters(values.params ?? null, values.set ?? []),
    stats: values.stats ?? false,
    seed: whole('seed', values.seed ?? '1'),
    out: values.out ?? null,
    trace: values.trace ?? null,
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: text,
        // Further files may follow the first without repeating the name.
        instance: { type: 'string', multiple: true },
        seconds: text,
        threads: text,
        seed: text,
        out: text,
        trace: text,
        steps: text,
        target: text,
        patience: text,
        params: text,
        set: { type: 'string', multiple: true },
        stats: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Usage((error as Error).message)
  }
}

/** Threads decide by turns of the clock what they find for each other, so only one of them can be repeated. */
function threadsOf(wanted: string | undefined, steps: number | null): number {
  const threads = Math.ceil(positive('threads', wanted ?? (steps === null ? '2' : '1')))
  if (steps !== null && threads > 1)
    throw new Usage('--steps needs --threads 1: only one thread can be repeated.')
  return threads
}

function number(name: string, value: string): number {
  if (value.trim() === '' || Number.isNaN(Number(value))) throw new Usage(`--${name} must be a number.`)
  return Number(value)
}

function positive(name: string, value: string): number {
  const number = Number(value)
  if (!(number > 0)) throw new Usage(`--${name} must be a number above 0.`)
  return number
}

function whole(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number)) throw new Usage(`--${name} must be a whole number.`)
  return number
}
