import type { Locale } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/** Days are calendar days: they are read in UTC so that no zone can shift them. */
export function dayFormatOf(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: Day) => formatter.format(new Date(`${day}T00:00:00Z`))
  }
  return {
    short: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  }
}
