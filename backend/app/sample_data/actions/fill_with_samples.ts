import { Random } from '@shiftloom/solver/random'
import { addDays, dayOf, daysOf, weekdayOf, type Day } from '@shiftloom/solver/time'
import { madeUpName } from '#app/core/made_up/names'
import { addSampleDemand } from '#app/demand/public/sample_demand'
import {
  addSampleLocation,
  addSamplePerson,
  addSamplePositions,
  sampleHome,
  type SampleHome,
} from '#app/organisation/public/add_sample_directory'
import { addSampleRequests } from '#app/requests/public/sample_requests'
import { absenceRows, availabilityRow, insertEntries, shiftRow } from '#app/scheduling/public/made_up_entries'
import {
  fillShifts,
  madeUpShift,
  type MadeUpShift,
  type MadeUpWorker,
} from '#app/scheduling/public/made_up_roster'
import { addSamplePunches } from '#app/time_tracking/public/sample_time'
import {
  sampleAbsences,
  sampleColors,
  sampleCrews,
  sampleNeeds,
  samplePlaces,
  samplePositions,
  sampleTrade,
  sampleWords,
  type SamplePlace,
  type SamplePosition,
} from '#app/sample_data/sample_company'
import { localeOf, type LanguageId } from '#contracts/enums'
import { sampleEmailDomain } from '#contracts/sample_data'

type Filling = {
  language: LanguageId
  now: number
  /** Called with the progress, 0 to 100; throws to stop the work. */
  step: (progress: number) => Promise<void>
}
type Worker = MadeUpWorker<SamplePosition> & { place: SamplePlace }
type Crew = {
  home: SampleHome
  locations: Record<SamplePlace, string>
  positions: Record<SamplePosition, string>
  workers: Worker[]
}

/**
 * Places, positions, fifteen people without accounts, what they declared, and a schedule around `now`: last week and
 * this one published, the next one planned, the one after open; what people registered of the shifts that are over; half a year of tickets with the rule that plans
 * people for them; requests that wait for a decision. One unit of work: all of it or nothing.
 */
export async function fillWithSamples({ language, now, step }: Filling): Promise<void> {
  const home = await sampleHome()
  const today = dayOf(now, home.zone)
  await step(5)
  const { places, positions: named, demand } = sampleWords(language)
  const positionIds = await addSamplePositions(
    samplePositions.map((key) => ({ name: named[key], color: sampleColors[key] }))
  )
  const positions = keyed(samplePositions, positionIds)
  const locationIds: string[] = []
  for (const key of samplePlaces) locationIds.push(await addSampleLocation(places[key], home, positionIds))
  const locations = keyed(samplePlaces, locationIds)
  await step(25)
  const crew: Crew = { home, locations, positions, workers: [] }
  await addPeople(crew, language, today)
  await step(60)
  await addSchedule(crew, today)
  const peopleIds = crew.workers.map(({ id }) => id)
  await addSamplePunches(peopleIds, now)
  await addRequests(crew, sampleWords(language).requestNote, { language, today })
  await addSampleDemand({
    ...{ today, ...demand, positionId: positions.barista },
    places: samplePlaces.map((key) => ({ locationId: locations[key], ...sampleTrade[key] })),
  })
  await step(90)
}

const keyed = <Key extends string>(keys: Key[], ids: string[]) =>
  Object.fromEntries(keys.map((key, index) => [key, ids[index]!])) as Record<Key, string>

/** By the hour, in minor units of the currencies companies here pay in; elsewhere people have no rate. */
const hourlyMinor: Partial<Record<string, number>> = {
  PLN: 3600,
  EUR: 1500,
  USD: 1600,
  GBP: 1300,
  VND: 36_000,
}

async function addPeople({ home, locations, positions, workers }: Crew, language: LanguageId, today: Day) {
  const luck = new Random(2026)
  const taken = new Set<string>()
  for (const place of samplePlaces)
    for (const [position, count] of sampleCrews[place])
      for (let index = 0; index < count; index += 1) {
        const named = freshName(language, luck, taken)
        const known: SamplePosition[] = position === 'lead' ? ['lead', 'barista'] : [position]
        const fte = position !== 'lead' && index === 1 ? 0.5 : 1
        const id = await addSamplePerson({
          ...named,
          email: emailOf(named),
          language,
          locationId: locations[place],
          positionIds: known.map((one) => positions[one]),
          fte,
          hiredOn: addDays(today, -200),
          hourlyMinor: hourlyMinor[home.currency] ?? null,
          currency: home.currency,
        })
        const limits = { dailyMinutes: 480, weeklyMinutes: 2400 * fte, restMinutes: 720 }
        const free = { absentOn: new Set<Day>(), daysOff: new Set<number>() }
        workers.push({ id, place, positions: known, ...limits, ...free, work: [] })
      }
}

function freshName(language: LanguageId, luck: Random, taken: Set<string>) {
  for (;;) {
    const named = madeUpName(language, luck)
    const email = emailOf(named)
    if (taken.has(email)) continue
    taken.add(email)
    return named
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
const emailOf = ({ name, surname }: { name: string; surname: string }) =>
  `${plain(name)}.${plain(surname)}@${sampleEmailDomain}`

async function addSchedule(crew: Crew, today: Day): Promise<void> {
  const monday = addDays(today, 1 - weekdayOf(today))
  const [past, next, open, end] = [-7, 7, 14, 21].map((days) => addDays(monday, days)) as [Day, Day, Day, Day]
  const { zone } = crew.home
  for (const place of samplePlaces) {
    const workers = crew.workers.filter((one) => one.place === place)
    const locationId = crew.locations[place]
    const away = workers.at(-1)!
    const leave = daysOf(addDays(next, 2), addDays(next, 4))
    for (const day of leave) (away.absentOn as Set<Day>).add(day)
    const needed = (from: Day, until: Day) => daysOf(from, until).flatMap((day) => needsOf(place, day, zone))
    const row = (shift: MadeUpShift<SamplePosition>, employeeId: string | null) =>
      shiftRow(shift, { locationId, positionId: crew.positions[shift.position] }, employeeId, {
        published: employeeId !== null && shift.day < next,
        source: 'manual',
      })
    const filled = fillShifts(needed(past, open), workers)
    const declared = workers.slice(0, 3).map(({ id }, index) => {
      const day = addDays(open, index + 1)
      return index < 2
        ? availabilityRow(id, locationId, zone, day, '00:00', '00:00', 'unavailable')
        : availabilityRow(id, locationId, zone, day, '07:00', '15:00', 'preferred')
    })
    const { type, code } = sampleAbsences(crew.home.country)[place]
    const all = [
      ...filled.map(({ shift, worker }) => row(shift, worker.id)),
      ...needed(open, end).map((shift) => row(shift, null)),
      ...absenceRows(away.id, locationId, zone, leave[0]!, leave.length, type, code),
      ...declared,
    ]
    await insertEntries(all.map((entry) => ({ ...entry, isSample: true })))
  }
}

/** A person of each place asks for some days of the open week, and a second one at the larger place. */
async function addRequests(
  { workers }: Crew,
  note: string,
  { language, today }: { language: LanguageId; today: Day }
): Promise<void> {
  const monday = addDays(today, 15 - weekdayOf(today))
  const at = (place: SamplePlace, index: number) => workers.filter((one) => one.place === place).at(index)!.id
  await addSampleRequests(
    [
      { employeeId: at('centre', -2), firstDay: addDays(monday, 7), days: 5, note },
      { employeeId: at('centre', -3), firstDay: addDays(monday, 3), days: 2, note: null },
      { employeeId: at('station', -2), firstDay: addDays(monday, 7), days: 2, note: null },
    ],
    localeOf(language)
  )
}

const needsOf = (place: SamplePlace, day: Day, zone: string): MadeUpShift<SamplePosition>[] =>
  sampleNeeds[place]
    .filter(({ weekend }) => weekend || weekdayOf(day) < 6)
    .map(({ position, start, end }) => madeUpShift(day, start, end, zone, position))
