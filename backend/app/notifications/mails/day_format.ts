import type { Locale } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/** Days are calendar days: they are read in UTC so that no zone can shift them. */
export function dayFormatOf(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: Day) => formatter.format(new Date(`${day}T00:00:00Z`))
  }
  const days = {
    short: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  }
  /** A single day is no range. */
  const span = (from: Day, last: Day): string =>
    from === last ? days.short(from) : `${days.short(from)} – ${days.short(last)}`
  return { ...days, span }
}
