import type { OpeningHours } from '@shiftloom/backend/contracts/organisation'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** What a day that is opened starts with. */
const usual = { opens: '08:00', closes: '20:00' }

export const hoursOf = (all: OpeningHours[], weekday: number): OpeningHours[] =>
  all.filter((hours) => hours.weekday === weekday)

const sorted = (all: OpeningHours[]): OpeningHours[] =>
  [...all].sort((one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens))

const withDay = (all: OpeningHours[], weekday: number, hours: OpeningHours[]): OpeningHours[] =>
  sorted([...all.filter((other) => other.weekday !== weekday), ...hours])

/** Opens a day as the day before it is open, or the usual way; closing it forgets its hours. */
export function toggleDay(all: OpeningHours[], weekday: number): OpeningHours[] {
  if (hoursOf(all, weekday).length > 0) return withDay(all, weekday, [])
  const before = hoursOf(all, weekday - 1)
  const hours = before.length > 0 ? before : [{ weekday, ...usual }]
  return withDay(all, weekday, hours.map((one) => ({ ...one, weekday }))) // prettier-ignore
}

/** One more opening on the same day: after a midday closing, say. */
export const addHours = (all: OpeningHours[], weekday: number): OpeningHours[] => {
  const last = hoursOf(all, weekday).at(-1)
  const added = { weekday, opens: last?.closes ?? usual.opens, closes: usual.closes }
  return withDay(all, weekday, [...hoursOf(all, weekday), added])
}

export const changeHours = (
  all: OpeningHours[],
  weekday: number,
  index: number,
  change: Partial<OpeningHours> | null
): OpeningHours[] =>
  withDay(
    all,
    weekday,
    hoursOf(all, weekday).flatMap((hours, at) =>
      at !== index ? [hours] : change ? [{ ...hours, ...change }] : []
    )
  )

/** The hours of Monday, on every other working day. */
export const copyMonday = (all: OpeningHours[]): OpeningHours[] =>
  sorted([
    ...all.filter(({ weekday }) => weekday === 1 || weekday > 5),
    ...[2, 3, 4, 5].flatMap((weekday) => hoursOf(all, 1).map((hours) => ({ ...hours, weekday }))),
  ])
