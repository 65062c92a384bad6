import { Random } from '../../../random.ts'

export type CurtoisSize = {
  readonly days: number
  readonly people: number
  readonly types: number
  readonly seed: number
  /** Minutes of a shift, taken in turn by the types; all 480 when left out. */
  readonly minutes?: readonly number[]
}

type Employee = { readonly name: string; readonly full: boolean; readonly types: readonly number[] }

const BANDS = ['a', 'd', 'p', 'n']

/**
 * An instance of the shift scheduling benchmark's format, like its public ones of that size: types in bands of the day
 * of which no earlier one may follow a later one, full and part time, days off in weeks of leave, wishes in short runs,
 * demand of most of what people can work.
 */
export function generatedCurtois(size: CurtoisSize): string {
  const random = new Random(size.seed)
  const staff = Array.from({ length: size.people }, (_, person) => employee(size, person, random))
  return [
    ['SECTION_HORIZON', String(size.days)],
    ['SECTION_SHIFTS', ...shifts(size)],
    ['SECTION_STAFF', ...staff.map((one) => staffLine(size, one))],
    ['SECTION_DAYS_OFF', ...staff.map(({ name }) => `${name},${leaveOf(size, random).join()}`)],
    ['SECTION_SHIFT_ON_REQUESTS', ...staff.flatMap((one) => wishesOf(size, one, random))],
    ['SECTION_SHIFT_OFF_REQUESTS', ...staff.flatMap((one) => wishesOf(size, one, random))],
    ['SECTION_COVER', ...coverOf(size, staff, random)],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function bandOf({ types }: CurtoisSize, type: number): number {
  return Math.floor((type * BANDS.length) / types)
}

function labelOf(size: CurtoisSize, type: number): string {
  return `${BANDS[bandOf(size, type)]}${type + 1}`
}

function minutesOf({ minutes = [480] }: CurtoisSize, type: number): number {
  return minutes[type % minutes.length]!
}

function shifts(size: CurtoisSize): string[] {
  return Array.from({ length: size.types }, (_, type) => {
    const earlier = Array.from({ length: size.types }, (_, other) => other)
      .filter((other) => bandOf(size, other) < bandOf(size, type))
      .map((other) => labelOf(size, other))
    return `${labelOf(size, type)},${minutesOf(size, type)},${earlier.join('|')}`
  })
}

function employee(size: CurtoisSize, person: number, random: Random): Employee {
  const types = Array.from({ length: size.types }, (_, type) => type).filter(() => random.next() < 0.65)
  return {
    name: `E${person + 1}`,
    full: random.next() < 0.8,
    types: types.length > 0 ? types : [random.below(size.types)],
  }
}

/** Full time is 4.5 shifts of eight hours a week, part time three fifths of it. */
function staffLine(size: CurtoisSize, { name, full, types }: Employee): string {
  const most = Math.floor((size.days / 7) * 4.5 * 480 * (full ? 1 : 0.6))
  const caps = Array.from({ length: size.types }, (_, type) => {
    if (!types.includes(type)) return `${labelOf(size, type)}=0`
    const some = types.length > 2 && bandOf(size, type) !== 1
    return `${labelOf(size, type)}=${some ? Math.max(2, Math.ceil(size.days / 4)) : size.days}`
  })
  const weekends = Math.max(1, Math.floor(size.days / 14))
  return [name, caps.join('|'), most, Math.max(0, most - 960), 5, 2, 2, weekends].join()
}

/** A tenth of the days, in runs of up to ten. */
function leaveOf({ days }: CurtoisSize, random: Random): number[] {
  const leave = new Set<number>()
  while (leave.size < Math.round(days / 10)) {
    const from = random.below(days)
    const length = Math.min(1 + random.below(10), Math.round(days / 10) - leave.size)
    for (let day = from; day < Math.min(days, from + length); day++) leave.add(day)
  }
  return [...leave].sort((one, other) => one - other)
}

function wishesOf(size: CurtoisSize, { name, types }: Employee, random: Random): string[] {
  const lines: string[] = []
  for (let wish = 0; wish < size.days / 28; wish++) {
    const from = random.below(size.days - 3)
    const label = labelOf(size, types[random.below(types.length)]!)
    const weight = 1 + random.below(3)
    for (let day = from; day < from + 1 + random.below(3); day++)
      lines.push(`${name},${day},${label},${weight}`)
  }
  return lines
}

/** Heads of about nine tenths of what the people can work, spread by chance over the types. */
function coverOf(size: CurtoisSize, staff: readonly Employee[], random: Random): string[] {
  const shiftsADay = staff.reduce((sum, { full }) => sum + (full ? 4.5 : 2.7) / 7, 0)
  const lines: string[] = []
  for (let day = 0; day < size.days; day++) {
    const wanted = new Int32Array(size.types)
    const heads = Math.round(shiftsADay * (0.8 + 0.15 * random.next()))
    for (let head = 0; head < heads; head++) wanted[random.below(size.types)]!++
    wanted.forEach((count, type) => lines.push(`${day},${labelOf(size, type)},${count},100,1`))
  }
  return lines
}
