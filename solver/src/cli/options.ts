import { parseArgs } from 'node:util'

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
}

/** A wrong command line, with a message for the person who typed it. */
export class Usage extends Error {}

export const usage =
  'npm run solve -- --format curtois|inrc2|shiftloom|tiling --instance FILE... [--seconds 60] [--threads 2] [--seed 1] [--out FILE]'

/** @throws Usage when something is missing or is invalid */
export function readOptions(args: readonly string[]): SolveOptions {
  const { values, positionals } = parsed(args)
  const format = formats.find((name) => name === values.format)
  if (!format) throw new Usage(`--format must be one of ${formats.join(', ')}.`)
  const instance = [...(values.instance ?? []), ...positionals]
  if (instance.length === 0) throw new Usage('--instance needs at least one file.')
  return {
    format,
    instance,
    seconds: positive('seconds', values.seconds ?? '60'),
    threads: Math.ceil(positive('threads', values.threads ?? '2')),
    seed: whole('seed', values.seed ?? '1'),
    out: values.out ?? null,
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
      },
    })
  } catch (error) {
    throw new Usage((error as Error).message)
  }
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
