import type { Curve } from '../tiling/curve_file.ts'

/** A restaurant's week of our own, with evenings that run past midnight, Sunday's into Monday. */
export const ownCurve: Curve = {
  name: 'own_week',
  week: true,
  minimumSlots: 4,
  maximumSlots: 8,
  need: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const weekend = day >= 4 ? 2 : 0
    const hours = [1, 0, 0, 0, 0, 0, 0, 1, 2, 2, 1, 3, 5, 5, 3, 2, 2, 3, 5, 6, 6, 4, 3, 2]
    return hours.map((people) => (people > 2 ? people + weekend : people))
  }),
}
