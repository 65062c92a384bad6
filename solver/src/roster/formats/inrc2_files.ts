/** The three kinds of text files of the second international nurse rostering competition, as they are. */
export type Scenario = {
  readonly skills: readonly string[]
  readonly shifts: readonly {
    readonly id: string
    /** Fewest and most in a row. */
    readonly run: readonly [number, number]
    /** Shifts that must not follow on the next day. */
    readonly notBefore: readonly string[]
  }[]
  readonly contracts: readonly Contract[]
  readonly nurses: readonly Nurse[]
}

type Contract = {
  readonly id: string
  readonly assignments: readonly [number, number]
  readonly workRun: readonly [number, number]
  readonly offRun: readonly [number, number]
  readonly maxWeekends: number
  readonly completeWeekend: boolean
}

export type Nurse = { readonly id: string; readonly contract: string; readonly skills: readonly string[] }

export type NurseHistory = {
  readonly assignments: number
  readonly weekends: number
  /** `None` after a day off. */
  readonly lastShift: string
  readonly kindRun: number
  readonly workRun: number
  readonly offRun: number
}

export type Week = {
  readonly requirements: readonly {
    readonly shift: string
    readonly skill: string
    readonly byDay: readonly { readonly minimum: number; readonly optimal: number }[]
  }[]
  /** `shift` may be `Any`; `day` counts from Monday, 0. */
  readonly requests: readonly { readonly nurse: string; readonly shift: string; readonly day: number }[]
}

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const headings = new Set([
  ...[
    'SCENARIO',
    'WEEKS',
    'SKILLS',
    'SHIFT_TYPES',
    'FORBIDDEN_SHIFT_TYPES_SUCCESSIONS',
    'CONTRACTS',
    'NURSES',
  ],
  ...['HISTORY', 'NURSE_HISTORY', 'WEEK_DATA', 'REQUIREMENTS', 'SHIFT_OFF_REQUESTS'],
])

/** Blocks of lines by the first word of their heading. */
function blocksOf(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>()
  let current: string[] = []
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    const [first = ''] = line.split(/\s/)
    if (headings.has(first)) blocks.set(first, (current = []))
    else if (line) current.push(line)
  }
  return blocks
}

const wordsOf = (line: string): string[] => line.split(/[\s()]+/).filter(Boolean)
const pair = (word = ''): [number, number] => {
  const [min = NaN, max = NaN] = word.split(',').map(Number)
  if (Number.isNaN(min + max)) throw new Error(`'${word}' is not a pair of numbers`)
  return [min, max]
}

/** @throws when a block or number is missing */
export function readScenario(text: string): Scenario {
  const blocks = blocksOf(text)
  const successions = new Map(
    linesOf(blocks, 'FORBIDDEN_SHIFT_TYPES_SUCCESSIONS').map((line) => {
      const [shift = '', , ...next] = wordsOf(line)
      return [shift, next]
    })
  )
  return {
    skills: linesOf(blocks, 'SKILLS'),
    shifts: linesOf(blocks, 'SHIFT_TYPES').map((line) => {
      const [id = '', run] = wordsOf(line)
      return { id, run: pair(run), notBefore: successions.get(id) ?? [] }
    }),
    contracts: linesOf(blocks, 'CONTRACTS').map((line) => {
      const [id = '', assignments, workRun, offRun, maxWeekends, complete] = wordsOf(line)
      return {
        id,
        assignments: pair(assignments),
        workRun: pair(workRun),
        offRun: pair(offRun),
        maxWeekends: Number(maxWeekends),
        completeWeekend: complete === '1',
      }
    }),
    nurses: linesOf(blocks, 'NURSES').map((line) => {
      const [id = '', contract = '', , ...skills] = wordsOf(line)
      return { id, contract, skills }
    }),
  }
}

/** What lies before the first week, by nurse. */
export function readHistory(text: string): Map<string, NurseHistory> {
  return new Map(
    linesOf(blocksOf(text), 'NURSE_HISTORY').map((line) => {
      const [id = '', assignments, weekends, lastShift = 'None', kindRun, workRun, offRun] = wordsOf(line)
      const past = {
        assignments: Number(assignments),
        weekends: Number(weekends),
        lastShift,
        kindRun: Number(kindRun),
        workRun: Number(workRun),
        offRun: Number(offRun),
      }
      return [id, past]
    })
  )
}

export function readWeek(text: string): Week {
  const blocks = blocksOf(text)
  return {
    requirements: linesOf(blocks, 'REQUIREMENTS').map((line) => {
      const [shift = '', skill = '', ...cells] = wordsOf(line)
      return { shift, skill, byDay: cells.map(pair).map(([minimum, optimal]) => ({ minimum, optimal })) }
    }),
    requests: (blocks.get('SHIFT_OFF_REQUESTS') ?? []).map((line) => {
      const [nurse = '', shift = '', day = ''] = wordsOf(line)
      return { nurse, shift, day: dayNames.indexOf(day) }
    }),
  }
}

function linesOf(blocks: Map<string, string[]>, heading: string): string[] {
  const lines = blocks.get(heading)
  if (!lines) throw new Error(`${heading} is missing. Maybe this is not a file of that format`)
  return lines
}
