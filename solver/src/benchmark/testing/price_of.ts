import type { DescribedGrid } from '../described_grid.ts'

type Limit = NonNullable<DescribedGrid['contracts'][number]['minutes']>
type Weight = Limit['under']

/**
 * What a roster costs by its description alone, and by how many units it breaks rules that must hold; written from the
 * words of the description, without the code of the core model.
 */
export function priceOf(
  grid: DescribedGrid,
  rows: readonly (readonly number[])[]
): { cost: number; hard: number } {
  let cost = 0
  let hard = 0
  const pay = (units: number, weight: Weight): void => {
    if (units <= 0) return
    if (weight === 'hard') hard += units
    else cost += units * weight
  }
  const within = (value: number, limit: Limit | null): void => {
    if (!limit) return
    pay(limit.min - value, limit.under)
    if (limit.max !== null) pay(value - limit.max, limit.over)
  }

  grid.people.forEach((person, p) => {
    const row = rows[p]!
    const { history } = person
    const contract = grid.contracts[person.contract]!
    const kinds = row.map((type) => grid.types[type]!.kind)
    const worked = row.map((type) => (type > 0 ? 'w' : 'o')).join('')

    for (const [day, type] of person.forbidden) if (row[day] === type) hard += 1
    for (const [day, type, price] of person.costs) if (row[day] === type) cost += price
    for (const [first, next] of grid.forbiddenNext) {
      kinds.forEach((kind, day) => {
        if (kind === next && (kinds[day - 1] ?? history.lastKind) === first) hard += 1
      })
    }

    within(
      row.reduce((sum, type) => sum + grid.types[type]!.minutes, 0),
      contract.minutes
    )
    within(history.assignments + row.filter((type) => type > 0).length, contract.assignments)
    for (const { type, max, over } of contract.typeMax)
      pay(row.filter((one) => one === type).length - max, over)
    const busy = grid.weekends.map((days) => days.filter((day) => row[day]! > 0).length)
    within(history.weekends + busy.filter((count) => count > 0).length, contract.weekends)
    pay(
      busy.filter((count, at) => count === 1 && grid.weekends[at]!.length === 2).length,
      contract.incompleteWeekend
    )

    const runs = (days: string, letter: string, before: number, limit: Limit | null): void => {
      if (!limit) return
      const past = history.known ? before : 0
      const text = letter.repeat(past) + days
      for (const { 0: run, index } of text.matchAll(new RegExp(`${letter}+`, 'g'))) {
        const open = index + run.length === text.length && days.endsWith(letter)
        const begun = index === 0 && (past > 0 || days.startsWith(letter))
        if (!open && (history.known || !begun)) pay(limit.min - run.length, limit.under)
        if (limit.max === null) continue
        const inside = run.length - (index === 0 ? past : 0)
        pay(Math.min(inside, run.length - limit.max), limit.over)
      }
    }
    runs(worked, 'w', history.workRun, contract.workRun)
    runs(worked, 'o', history.offRun, contract.offRun)
    for (const { kind, limit } of contract.kindRuns) {
      const days = kinds.map((one) => (one === kind ? 'k' : '.')).join('')
      runs(days, 'k', kind === history.lastKind ? history.kindRun : 0, limit)
    }
  })

  for (const { day, type, wanted, under, over, minimum } of grid.demand) {
    const heads = rows.filter((row) => row[day] === type).length
    pay(wanted - heads, under)
    pay(heads - wanted, over)
    pay(minimum - heads, 'hard')
  }
  return { cost, hard }
}
