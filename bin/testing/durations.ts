import { stripVTControlCharacters } from 'node:util'

export interface Timed {
  /** A test, or a file of tests where the runner says no more. */
  title: string
  ms: number
}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000 }

/** `✔ a title (12.5ms)` of node:test and japa, `✓ src/a.spec.ts (3 tests) 40ms` of vitest, perhaps with its project. */
const forms = [
  /^\s*✔ (?<title>.+) \((?<amount>[\d.]+)(?<unit>ms|s|m)\)$/,
  /^\s*✓ +(?:\S+ +)?(?<title>\S+\.spec\.tsx?) \(\d+ tests?[^)]*\) (?<amount>[\d.]+)(?<unit>ms|s|m)$/,
]

/** How long each test took, as far as the runner's output says. */
export const durationsIn = (output: string): Timed[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => {
      const { title, amount, unit = '' } = forms.map((form) => form.exec(line)).find(Boolean)?.groups ?? {}
      return title ? [{ title, ms: Number(amount) * (units[unit] ?? 1) }] : []
    })

/** The slowest, one a line. */
export const slowest = (timed: readonly Timed[], count = 10): string[] =>
  timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
