import { namedDay } from '#contracts/named_days'
import type { DateOrder } from '#contracts/imports'
import type { DateFormat } from '#contracts/organisation'
import type { Day } from '#contracts/schedule'

/** `isAmbiguous`: the same figures are another day where the other part comes first. */
export type ReadDay = { day: Day; isAmbiguous: boolean }

type Way = { dateFormat: DateFormat; dateOrder: DateOrder | null }

/**
 * A day as files hold it: `YYYY-MM-DD`, figures in the order of the organisation or as chosen, a month by its name, or
 * the number of days spreadsheets keep. undefined: no day at all.
 */
export function dayIn(text: string, way: Way): ReadDay | undefined {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return certain(iso[1]!, iso[2]!, iso[3]!)
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(text)
  if (serial) return serialDay(Number(serial[1]))
  const figures = /^(\d{1,2})([-./])(\d{1,2})[-./](\d{4}|\d{2})(?:[T ,].*)?$/.exec(text)
  if (figures) return inOrder(figures, way)
  const named = namedDay(text)
  return named ? certain(named.year, named.month, named.date) : undefined
}

function inOrder([, first, mark, second, year]: RegExpExecArray, way: Way): ReadDay | undefined {
  const usual = way.dateFormat === 'MM/DD/YYYY' && mark === '/' ? 'month_first' : 'day_first'
  // Points part day, month and year in that order wherever they are used.
  const order = mark === '.' ? 'day_first' : (way.dateOrder ?? usual)
  const [month, date] = order === 'month_first' ? [first!, second!] : [second!, first!]
  const read = dayOf(year!, month, date)
  const other = mark === '.' ? undefined : dayOf(year!, date, month)
  if (!read) return other === undefined ? undefined : { day: other, isAmbiguous: false }
  return { day: read, isAmbiguous: other !== undefined && other !== read }
}

/** Spreadsheets count days from the end of 1899; these are the years 1954 to 2119. */
const serials = { first: 20_000, last: 80_000 } as const
function serialDay(serial: number): ReadDay | undefined {
  if (serial < serials.first || serial > serials.last) return undefined
  const at = new Date(Date.UTC(1899, 11, 30 + serial))
  return { day: at.toISOString().slice(0, 10), isAmbiguous: false }
}

const certain = (year: string, month: string, date: string): ReadDay | undefined => {
  const day = dayOf(year, month, date)
  return day === undefined ? undefined : { day, isAmbiguous: false }
}

function dayOf(year: string, month: string, date: string): Day | undefined {
  const whole = year.length === 2 ? `20${year}` : year
  const day = `${whole}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}
