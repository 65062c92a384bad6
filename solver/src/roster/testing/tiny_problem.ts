import { lawPacks } from '../../labour_code/law_packs.ts'
import { ruleIds, type RuleSettings } from '../../labour_code/rule.ts'
import { addDays, instantOf } from '../../time/time.ts'
import type { FixedWork, RosterPerson, RosterProblem, RosterShift } from '../problem.ts'
import { Random } from '../../random.ts'
import { smallProblem, employee } from './small_problem.ts'

const HOUR_MS = 3_600_000
const MONDAY = '2026-11-02'
const packs = [lawPacks.PL, lawPacks.PL, lawPacks.EU, lawPacks.VN]

/** Two or three people and up to four shifts of odd lengths within three days, so that every plan can be tried. */
export function tinyProblem(seed: number): RosterProblem {
  const random = new Random(seed)
  const people = Array.from({ length: 2 + random.below(2) }, (_, i) => personOf(`person-${i}`, random))
  const shifts = Array.from({ length: 2 + random.below(3) }, (_, i): RosterShift => ({
    ...workOf(`shift-${i}`, random),
    currentPersonId: null,
  }))
  const fixed = people.flatMap(({ id }): FixedWork[] =>
    random.next() < 0.4 ? [{ ...workOf(`kept-${id}`, random), personId: id }] : []
  )
  const problem = smallProblem({ people, shifts, fixed, absences: absencesOf(people, random) })
  const [ruleSet] = problem.ruleSets
  const settings = random.next() < 0.5 ? ruleSet!.settings : allBlock
  return { ...problem, ruleSets: [{ ...ruleSet!, limits: random.pick(packs), settings }] }
}

const allBlock = Object.fromEntries(ruleIds.map((id) => [id, 'block'])) as RuleSettings

function personOf(id: string, random: Random): RosterPerson {
  const contract = {
    weekMinutes: { max: 480 * (1 + random.below(4)) },
    daysWorked: { max: 1 + random.below(3) },
  }
  return employee(id, {
    positionIds: random.next() < 0.6 ? ['baker'] : ['baker', 'lead'],
    workSystem: random.pick(['BASIC', 'EQUIV12', 'EQUIV12', 'EQUIV24']),
    dailyMaxMinutes: random.next() < 0.1 ? 420 : null,
    weeklyMaxMinutes: random.next() < 0.2 ? 960 : null,
    ...(random.next() < 0.2 && { contract }),
  })
}

function workOf(id: string, random: Random) {
  const day = addDays(MONDAY, random.below(3))
  const start = instantOf(day, '00:00', 'Europe/Warsaw') + random.below(12) * 2 * HOUR_MS
  const hours = random.pick([2, 4, 4, 6, 6, 8, 8, 10, 14])
  return {
    id,
    locationId: 'bakery',
    positionId: random.next() < 0.85 ? 'baker' : 'lead',
    start,
    end: start + hours * HOUR_MS,
    workMinutes: hours * 60,
    day,
    zone: 'Europe/Warsaw',
    ...(random.next() < 0.3 && { breaks: [] }),
  }
}

const absencesOf = (people: readonly RosterPerson[], random: Random) =>
  people.flatMap(({ id: personId }) => {
    const start = instantOf(addDays(MONDAY, random.below(3)), '00:00', 'Europe/Warsaw')
    return random.next() < 0.2 ? [{ personId, start, end: start + 24 * HOUR_MS }] : []
  })
