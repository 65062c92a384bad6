import type { Truth } from './curtois_truth.ts'

type Assignment = { readonly shift: string; readonly skill: string } | null
type Words = readonly string[]

/**
 * Judges a solution by the competition's files alone; shares no code with the readers or the search. Weights and
 * meaning: arXiv 1501.04177, section 3.
 * @param texts scenario, history and weeks in order
 * @param solution blocks `SOLUTION / week scenario / ASSIGNMENTS = n / nurse day shift skill`
 */
export function judgeInrc2(texts: readonly string[], solution: string): Truth {
  const scenario = texts.find((text) => /^\s*SCENARIO/.test(text))!
  const past = texts.find((text) => /^\s*HISTORY/.test(text))!
  const weeks = texts.filter((text) => /^\s*WEEK_DATA/.test(text))
  const days = weeks.length * 7
  const dayOf = (name: string): number => ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name)
  const nurses = table(scenario, 'NURSES').map(([id, contract, , ...skills]) => ({
    id: id!,
    contract,
    skills,
  }))
  const shifts = new Map(
    table(scenario, 'SHIFT_TYPES').map(([id, run]) => [id!, run!.split(',').map(Number)])
  )
  const never = new Set(
    table(scenario, 'FORBIDDEN_SHIFT_TYPES_SUCCESSIONS').flatMap(([id, , ...after]) =>
      after.map((next) => `${id}>${next}`)
    )
  )
  const contracts = new Map(table(scenario, 'CONTRACTS').map((row) => [row[0]!, row.slice(1)]))
  const histories = new Map(table(past, 'NURSE_HISTORY').map((row) => [row[0]!, row.slice(1)]))
  const work = new Map(nurses.map(({ id }) => [id, Array<Assignment>(days).fill(null)]))
  const violations: string[] = []
  let cost = 0

  solution
    .split('SOLUTION')
    .slice(1)
    .forEach((block, week) => {
      for (const line of block.split('\n')) {
        const [nurse = '', day = '', shift = '', skill = ''] = line.trim().split(/\s+/)
        const row = work.get(nurse)
        if (!row || dayOf(day) < 0) continue
        if (row[week * 7 + dayOf(day)]) violations.push(`${nurse}: two shifts on ${day} of week ${week}`)
        row[week * 7 + dayOf(day)] = { shift, skill }
      }
    })

  weeks.forEach((week, w) => {
    for (const [shift, skill, ...byDay] of table(week, 'REQUIREMENTS')) {
      byDay.forEach((cell, d) => {
        const [minimum = 0, optimal = 0] = cell.split(',').map(Number)
        const day = w * 7 + d
        const heads = [...work.values()].filter(
          (row) => row[day]?.shift === shift && row[day]?.skill === skill
        ).length
        if (heads < minimum) violations.push(`day ${day}: ${heads} ${shift} ${skill}, at least ${minimum}`)
        cost += 30 * Math.max(0, optimal - heads)
      })
    }
    for (const [nurse = '', shift, day = ''] of table(week, 'SHIFT_OFF_REQUESTS')) {
      const given = work.get(nurse)?.[w * 7 + dayOf(day)]
      if (given && (shift === 'Any' || shift === given.shift)) cost += 10
    }
  })

  for (const { id, contract, skills } of nurses) {
    const row = work.get(id)!
    const [assignments, weekendsBefore, lastShift, sameShift, worked, off] = histories.get(id)!
    const [total = '', workRun = '', offRun = '', mostWeekends, complete] = contracts.get(contract!)!
    let previous: string = lastShift === 'None' ? '' : lastShift!
    row.forEach((given, day) => {
      if (given && !skills.includes(given.skill))
        violations.push(`${id}: no skill ${given.skill} on day ${day}`)
      if (given && previous && never.has(`${previous}>${given.shift}`)) {
        violations.push(`${id}: ${given.shift} after ${previous} on day ${day}`)
      }
      previous = given?.shift ?? ''
    })
    const kinds = row.map((given) => given?.shift ?? '')
    const activity = kinds.map((kind) => (kind ? 'work' : 'off'))
    cost += 30 * outsideRuns(activity, 'work', Number(worked), workRun)
    cost += 30 * outsideRuns(activity, 'off', Number(off), offRun)
    for (const [shift, run] of shifts) {
      cost += 15 * outsideRuns(kinds, shift, shift === lastShift ? Number(sameShift) : 0, run.join())
    }
    const count = Number(assignments) + kinds.filter(Boolean).length
    cost += 20 * outside(count, total)
    let weekends = Number(weekendsBefore)
    for (let saturday = 5; saturday < days; saturday += 7) {
      const both = [kinds[saturday], kinds[saturday + 1]].filter(Boolean).length
      if (both > 0) weekends += 1
      if (both === 1 && complete === '1') cost += 30
    }
    cost += 30 * Math.max(0, weekends - Number(mostWeekends))
  }
  return { cost, violations }
}

/** Rows of words below a heading, up to the next one; brackets are dropped. */
function table(text: string, heading: string): Words[] {
  const lines = text.split('\n').map((line) => line.trim())
  const from = lines.findIndex((line) => line === heading || line.startsWith(`${heading} `))
  if (from < 0) return []
  const rest = lines.slice(from + 1)
  const until = rest.findIndex((line) => line === '')
  return rest
    .slice(0, until < 0 ? undefined : until)
    .map((line) => line.replace(/[()]/g, ' ').trim().split(/\s+/))
}

/** How far a number lies outside `min,max`. */
function outside(count: number, range: string): number {
  const [min = 0, max = Infinity] = range.split(',').map(Number)
  return Math.max(0, min - count, count - max)
}

/**
 * Days missing or too many over all runs of a value. A run may have begun `before` days earlier: days too many count
 * once, when they are worked; a run that still goes on at the end lacks nothing.
 */
function outsideRuns(values: readonly string[], value: string, before: number, range: string): number {
  const [min = 0, max = Infinity] = range.split(',').map(Number)
  let length = before
  let total = 0
  for (const given of values) {
    if (given === value) {
      length += 1
      if (length > max) total += 1
      continue
    }
    if (length > 0 && length < min) total += min - length
    length = 0
  }
  return total
}
