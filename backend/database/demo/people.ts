import { Random } from '@shiftloom/solver/random'
import { madeUpName, type Named } from '#app/core/made_up/names'
import { languages, roles, type Role } from '#contracts/enums'
import type { WorkSystem } from '@shiftloom/solver/labour_code/limits'

export type DemoLocation = 'warszawa' | 'krakow' | 'hanoi'
export type DemoPosition = 'baker' | 'barista' | 'sales' | 'lead' | 'kitchen' | 'driver'

export type DemoPerson = {
  name: string
  surname: string
  location: DemoLocation
  positions: DemoPosition[]
  role: Role
  fte: number
  workSystem: WorkSystem
  /** Minor units per hour of a weekday. */
  hourlyMinor: number
  language: 0 | 1 | 2
  protection: DemoProtection | null
}
/** People the law protects: a seventeen-year-old, and a person with a recognised disability. */
export type DemoProtection = 'minor' | 'disabled'

/** How many people each location has, by their main position. */
const crews: Record<DemoLocation, [DemoPosition, number][]> = {
  warszawa: [
    ['lead', 3],
    ['barista', 9],
    ['sales', 7],
    ['baker', 5],
    ['kitchen', 2],
    ['driver', 2],
  ],
  krakow: [
    ['lead', 2],
    ['barista', 6],
    ['sales', 5],
    ['baker', 4],
    ['driver', 1],
  ],
  hanoi: [
    ['lead', 2],
    ['barista', 6],
    ['sales', 3],
    ['kitchen', 4],
  ],
}

/** A second position that people of the first often know as well. */
const second: Partial<Record<DemoPosition, DemoPosition>> = {
  barista: 'sales',
  sales: 'barista',
  lead: 'barista',
  kitchen: 'sales',
}

const hourly: Record<DemoPosition, number> = {
  lead: 4600,
  baker: 4300,
  kitchen: 3900,
  barista: 3600,
  sales: 3400,
  driver: 3800,
}

/** The staff of the demo company: the same people on every machine. */
export function demoPeople(seed = 20_261): DemoPerson[] {
  const luck = new Random(seed)
  const taken = new Set<string>()
  return (Object.keys(crews) as DemoLocation[]).flatMap((location) =>
    crews[location].flatMap(([position, count]) =>
      Array.from({ length: count }, (_, index): DemoPerson => {
        const { name, surname } = freshName(location, taken, luck)
        const other = second[position]
        const isVietnamese = location === 'hanoi'
        const fte = position === 'lead' ? 1 : luck.pick([1, 1, 1, 0.75, 0.5])
        return {
          name,
          surname,
          location,
          positions: other && luck.yes(0.55) ? [position, other] : [position],
          role: roleOf(position, index),
          fte,
          workSystem: position === 'lead' || (position === 'baker' && index % 2 === 0) ? 'EQUIV12' : 'BASIC',
          // One scale: đồng have no minor unit, a złoty has a hundred.
          hourlyMinor: isVietnamese ? hourly[position] * 12 : hourly[position] + luck.below(6) * 50,
          language: isVietnamese ? 2 : 1,
          protection: protectedOnes[`${location} ${position} ${index}`] ?? null,
        }
      })
    )
  )
}

/** One person each, by place, main position and turn. */
const protectedOnes: Partial<Record<string, DemoProtection>> = {
  'warszawa sales 6': 'minor',
  'krakow barista 5': 'disabled',
}

const roleOf = (position: DemoPosition, index: number): Role =>
  position !== 'lead' ? roles.employee : index === 0 ? roles.locationManager : roles.manager

function freshName(location: DemoLocation, taken: Set<string>, luck: Random): Named {
  for (;;) {
    const named = madeUpName(location === 'hanoi' ? languages['vi-VN'] : languages['pl-PL'], luck)
    const key = `${named.name} ${named.surname}`
    if (taken.has(key)) continue
    taken.add(key)
    return named
  }
}
