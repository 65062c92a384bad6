import { test } from '@japa/runner'
import { randomPerson } from '#app/requests/testing/random_limits'
import { limitFigures } from '#app/requests/limits/figures/limit_years'
import { requestStatuses as statuses } from '#contracts/enums'

/** Random years: a few hundred, or as many as `LIMIT_YEARS` asks for. */
const rounds = Number(process.env.LIMIT_YEARS ?? 300)
const today = '2026-06-15'
const first = 2024

test.group('Limits against an oracle written apart', () => {
  test('random contracts, requests and corrections have the same figures', ({ assert }) => {
    const different: unknown[] = []
    for (let seed = 1; seed <= rounds; seed += 1) {
      const known = randomPerson(seed, first)
      const { person, annual } = known
      for (const year of [first, first + 1, first + 2]) {
        const { entitledMinutes, carriedMinutes, leftMinutes } = limitFigures(annual, person, {
          ...{ types: [annual], year, today },
        })
        const expected = oracle(known, year)
        const isSame =
          entitledMinutes === expected.entitled &&
          carriedMinutes === expected.carried &&
          leftMinutes === expected.left
        if (!isSame) different.push({ seed, year, entitledMinutes, carriedMinutes, leftMinutes, expected })
      }
    }
    assert.deepEqual(different, [])
  }).timeout(120_000)
})

type Known = ReturnType<typeof randomPerson>
type Figures = { entitled: number; carried: number; left: number }

/** In whole numbers and day by day: twelfths of twenty-fourths of a day. */
function oracle(known: Known, year: number): Figures {
  const { person, annual } = known
  let carried = 0
  for (let one = first; ; one += 1) {
    const entitled = entitledBy(known, one)
    let left = entitled + carried
    for (const entry of person.entries)
      if (entry.year === one && entry.kind === 'correction') left += entry.minutes
    for (const day of person.taken)
      if (day.day.startsWith(`${one}-`) && day.requestTypeId === annual.id) {
        const counts = day.status === statuses.approved || day.status === statuses.pending
        if (counts) left -= day.minutes
      }
    if (one === year) return { entitled, carried, left }
    const isOpened = person.entries.some((entry) => entry.kind === 'opened' && entry.year === one)
    carried = isOpened && person.country === 'PL' && left > 0 ? left : 0
  }
}

function entitledBy({ person, annual, fractions }: Known, year: number): number {
  const best = new Map<number, bigint>()
  let lastDay = ''
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    person.contracts.forEach(({ from, until }, index) => {
      if (day < from || (until !== null && day >= until)) return
      lastDay = day
      const month = Number(day.slice(5, 7))
      const part = fractions[index]!
      if (part > (best.get(month) ?? 0n)) best.set(month, part)
    })
  }
  if (best.size === 0) return 0
  const years = anniversaries(person.workedSince ?? person.contracts[0]!.from, lastDay)
  const base = BigInt(daysBy(person.country, years, annual.daysCount ?? 0))
  let twelfths = 0n
  for (const part of best.values()) twelfths += up(base * part, 24n)
  const whole = up(twelfths, 12n)
  return Number(whole < base ? whole : base) * 480
}

function daysBy(country: string, years: number, usual: number): number {
  if (country === 'PL') return years >= 10 && usual < 26 ? 26 : usual
  return country === 'VN' ? usual + (years - (years % 5)) / 5 : usual
}

/** Counts the birthdays of employment one after the other. */
function anniversaries(since: string, until: string): number {
  let years = 0
  while (`${Number(since.slice(0, 4)) + years + 1}${since.slice(4)}` <= until) years += 1
  return years
}

const up = (value: bigint, by: bigint): bigint => (value + by - 1n) / by
