import Holidays from 'date-holidays'

/** Parts of a country that keep holidays of their own, by their code. */
export function holidayRegions(country: string): { code: string; name: string }[] {
  const found = (new Holidays().getStates(country) ?? {}) as Record<string, string>
  return Object.entries(found)
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
