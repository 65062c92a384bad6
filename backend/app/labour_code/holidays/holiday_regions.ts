import Holidays from 'date-holidays'
import type { EventChange } from '#contracts/event_logs'

/** Parts of a country that keep holidays of their own, by their code. */
export function holidayRegions(country: string): { code: string; name: string }[] {
  const found = (new Holidays().getStates(country) ?? {}) as Record<string, string>
  return Object.entries(found)
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** What the parts of countries are called that changes name by their code, under `<country>.<code>`. */
export const holidayRegionNames = (changes: readonly EventChange[]): [string, string][] =>
  changes
    .filter(({ path }) => /^[A-Z]{2}$/.test(path))
    .flatMap(({ path, before, after }) =>
      holidayRegions(path)
        .filter(({ code }) => code === before || code === after)
        .map(({ code, name }): [string, string] => [`${path}.${code}`, name])
    )
