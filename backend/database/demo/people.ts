import { chance } from './chance.js'
import { roles, type Role, type WorkSystem } from '#contracts/enums'

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
/** Whom the law protects: a seventeen-year-old, and somebody with a recognised disability. */
export type DemoProtection = 'minor' | 'disabled'

const polish = {
  women:
    'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Magdalena Elżbieta Zofia Julia Łucja Natalia Oliwia Świętosława Żaneta'.split(
      ' '
    ),
  men: 'Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Łukasz Grzegorz Wojciech Stanisław Błażej'.split(
    ' '
  ),
  // Each pair: the woman's and the man's form.
  surnames:
    'Kowalska/Kowalski Wiśniewska/Wiśniewski Dąbrowska/Dąbrowski Lewandowska/Lewandowski Zielińska/Zieliński Szymańska/Szymański Woźniak/Woźniak Kozłowska/Kozłowski Jankowska/Jankowski Mazur/Mazur Krawczyk/Krawczyk Piotrowska/Piotrowski Grabowska/Grabowski Pawłowska/Pawłowski Michalska/Michalski Król/Król Wróbel/Wróbel Jabłońska/Jabłoński Stępień/Stępień Górska/Górski Sikora/Sikora Głąb/Głąb Ostrowska/Ostrowski Tomaszewska/Tomaszewski Żak/Żak Łukasik/Łukasik Duda/Duda'.split(
      ' '
    ),
}
const vietnamese = {
  women: 'Linh Hương Thảo Trang Ngọc Mai Hạnh Yến'.split(' '),
  men: 'Minh Dũng Tuấn Hùng Đức Quân Phúc Sơn'.split(' '),
  surnames: 'Nguyễn Trần Lê Phạm Hoàng Đặng Bùi Đỗ Vũ Phan'.split(' '),
}

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
  const luck = chance(seed)
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

type Named = { name: string; surname: string }

function freshName(location: DemoLocation, taken: Set<string>, luck: ReturnType<typeof chance>): Named {
  for (;;) {
    const named = location === 'hanoi' ? vietnameseName(luck) : polishName(luck)
    const key = `${named.name} ${named.surname}`
    if (taken.has(key)) continue
    taken.add(key)
    return named
  }
}

function polishName(luck: ReturnType<typeof chance>): Named {
  const isWoman = luck.yes(0.6)
  const forms = luck.pick(polish.surnames).split('/')
  return { name: luck.pick(isWoman ? polish.women : polish.men), surname: forms[isWoman ? 0 : 1]! }
}

function vietnameseName(luck: ReturnType<typeof chance>): Named {
  const isWoman = luck.yes(0.5)
  const middle = isWoman ? 'Thị' : 'Văn'
  return {
    name: `${middle} ${luck.pick(isWoman ? vietnamese.women : vietnamese.men)}`,
    surname: luck.pick(vietnamese.surnames),
  }
}
