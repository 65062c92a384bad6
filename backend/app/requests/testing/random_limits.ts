import { Random } from '@shiftloom/solver/random'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { NormContract } from '#app/labour_code/public/nominal_minutes'
import type { LimitedType, PersonFacts } from '#app/requests/limits/entitled/person_facts'
import type { Booked } from '#app/requests/limits/figures/limit_years'
import { requestStatuses as statuses } from '#contracts/enums'

/** Full-time equivalents in twenty-fourths: from a quarter to full time. */
const parts = [24, 18, 15, 12, 8, 6]

/** A person with contracts over up to three years, requests, corrections and opened years, the same for each seed. */
export function randomPerson(seed: number, firstYear: number) {
  const random = new Random(seed)
  const country = random.pick(['PL', 'PL', 'VN', 'DE'])
  const chosen: bigint[] = []
  const contracts: NormContract[] = []
  let from = dayIn(random, random.yes(0.3) ? firstYear - 3 : firstYear)
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const part = random.pick(parts)
    const until = left === 1 && random.yes(0.6) ? null : addDays(from, 20 + random.below(500))
    contracts.push({ from, until, fte: part / 24, agreedMinutesPerMonth: null })
    chosen.push(BigInt(part))
    from = addDays(until ?? from, random.yes(0.5) ? 0 : random.below(60))
  }
  const annual: LimitedType = {
    ...{ id: 'annual', code: 'annual', daysCount: 12 + random.below(12), limitPer: 'year' },
    ...{ primaryVacation: true, affectsVacationLimit: false, overtimeCompensation: null },
  }
  const workedSince = random.yes(0.5) ? dayIn(random, firstYear - 5 - random.below(10)) : null
  const person: PersonFacts & Booked = {
    ...{ country, contracts, workedSince, firstJob: false, conditions: 'usual', conditionsSince: null },
    ...{ youngestChildOn: null, birthDate: null, disability: null },
    ...bookedBy(random, firstYear),
  }
  return { person, annual, fractions: chosen }
}

function bookedBy(random: Random, firstYear: number): Booked {
  const year = () => firstYear + random.below(3)
  const requestTypeId = () => (random.yes(0.8) ? 'annual' : 'other')
  return {
    taken: Array.from({ length: random.below(40) }, () => ({
      ...{ requestTypeId: requestTypeId(), day: dayIn(random, year()), minutes: 60 * random.below(13) },
      status: random.pick([statuses.approved, statuses.pending]),
    })),
    entries: [
      ...[0, 1].flatMap((after) =>
        random.yes(0.7)
          ? [{ kind: 'opened' as const, year: firstYear + after, minutes: 0, requestTypeId: 'annual' }]
          : []
      ),
      ...Array.from({ length: random.below(4) }, () => ({
        ...{ kind: 'correction' as const, year: year(), requestTypeId: 'annual' },
        minutes: (random.below(41) - 20) * 240,
      })),
    ],
  }
}

/** No 29 February, whose anniversary is another day. */
function dayIn(random: Random, year: number): Day {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`
}
