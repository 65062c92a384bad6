/** A made-up company, dated around a day, the same every time: enough to look at every screen without a server. */
import type { ScheduleEntry, SchedulePerson, ScheduleRange } from '@shiftloom/backend/contracts/schedule'

export const locations = [
  { id: 'location-1', name: 'Kraków, Rynek' },
  { id: 'location-2', name: 'Warszawa, Śródmieście' },
  { id: 'location-3', name: 'Łódź, Piotrkowska' },
]
export const positions = ['Kasa', 'Sala', 'Kuchnia', 'Magazyn', 'Kierownik zmiany'].map((name, index) => ({
  id: `position-${index}`,
  name,
  color: [0, 6, 3, 4, 1][index]!,
}))
const names = [
  'Anna Nowak', 'Łukasz Wójcik', 'Zofia Kamińska', 'Nguyễn Thị Hương', 'Piotr Lewandowski', 'Trần Văn Đức',
  'Małgorzata Żak', 'Michał Dąbrowski', 'Ewa Ścibor', 'Jakub Zieliński', 'Katarzyna Szymańska', 'Lê Minh Anh',
  'Tomasz Woźniak', 'Agnieszka Kozłowska', 'Paweł Jankowski', 'Julia Mazur', 'Krzysztof Krawczyk', 'Phạm Quốc Bảo',
] // prettier-ignore

const people: SchedulePerson[] = names.map((full, index) => {
  const words = full.split(' ')
  // Vietnamese names end with the given name.
  const [name, surname] =
    words.length > 2 ? [words.at(-1)!, words.slice(0, -1).join(' ')] : [words[0]!, words[1]!]
  return {
    id: `person-${index}`,
    name,
    surname,
    avatarUrl: null,
    mainLocationId: locations[index % 3]!.id,
    locationIds: [locations[index % 3]!.id],
    positionIds: [`position-${index % 5}`],
    tagIds: [],
    fte: index % 4 === 3 ? 0.5 : 1,
    normMinutes: 0,
    disabledInSchedule: false,
    breaks: [],
  }
})

const hours = [
  ['06:00', '14:00'],
  ['08:00', '16:00'],
  ['10:00', '18:00'],
  ['14:00', '22:00'],
  ['22:00', '06:00'],
] as const

const dayMs = 86_400_000
const serial = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

function entryOf(number: number, index: number): ScheduleEntry | null {
  const day = dayOf(number)
  const pattern = (number + index * 3) % 7
  if (pattern >= 5) return null
  const [start, end] = hours[(index + Math.floor(number / 7)) % hours.length]!
  const startsAt = `${day}T${start}:00.000Z`
  const unfilled = (number * 7 + index * 5) % 23 === 0
  const state = (number + index) % 11 === 0 ? 'changed' : (number - index) % 13 === 0 ? 'draft' : 'published'
  return {
    id: `entry-${day}-${index}`,
    version: 1,
    type: 0,
    employeeId: unfilled ? null : people[index]!.id,
    locationId: people[index]!.mainLocationId!,
    positionId: people[index]!.positionIds[0]!,
    day,
    start,
    end,
    fullDay: false,
    zone: 'Europe/Warsaw',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 8 * 3_600_000).toISOString(),
    workMinutes: 480,
    breaks: [],
    comment: null,
    locked: false,
    source: 'manual',
    state,
    published: null,
    availability: null,
    code: null,
  }
}

export function planOf(
  from: string,
  until: string,
  locationIds: string[],
  onlyEmployee?: string
): ScheduleRange {
  const here = people.filter(({ mainLocationId }) => locationIds.includes(mainLocationId!))
  const days = serial(until) - serial(from)
  const entries: ScheduleEntry[] = []
  for (let number = serial(from); number < serial(until); number++) {
    for (const person of here) {
      const entry = entryOf(number, people.indexOf(person))
      if (entry && (!onlyEmployee || entry.employeeId === onlyEmployee)) entries.push(entry)
    }
  }
  return {
    from,
    until,
    people: here
      .filter(({ id }) => !onlyEmployee || id === onlyEmployee)
      .map((person) => ({ ...person, normMinutes: Math.round(days * (5 / 7) * 480 * person.fte) })),
    entries,
    holidays: [],
    revision: 1,
  }
}
