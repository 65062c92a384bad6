import { protectionOf } from '@shiftloom/solver/labour_code/limit_changes'
import { packs, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import type { GroupLimits, LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { limitsOf } from '@shiftloom/solver/labour_code/packs/law_pack'
import type { Day } from '@shiftloom/solver/time'
import type { ProtectedPeriod } from '#app/labour_code/people/protected_periods'
import { lawPackIdOf } from '#app/labour_code/settings/read_settings'

/** What the law grants protected groups in a time, `[from, until)`; null: open. */
export type LawInForce = {
  from: Day | null
  until: Day | null
  limits: Pick<LabourLimits, 'protectedGroups' | 'groupSpans'>
}

/** A pack does not change while the process runs, and norms ask for its law for every person. */
const lawsByPack = new Map<LawPackId, readonly LawInForce[]>()

/** A country's law over time; versions that change nothing for protected groups are one. */
export function lawsOf(country: string): readonly LawInForce[] {
  const id = lawPackIdOf(country)
  const laws = lawsByPack.get(id) ?? lawsOfPack(id)
  lawsByPack.set(id, laws)
  return laws
}

function lawsOfPack(id: LawPackId): LawInForce[] {
  const laws: LawInForce[] = []
  for (const version of packs[id].versions) {
    const last = laws.at(-1)
    const { protectedGroups, groupSpans = null } = limitsOf(version)
    if (last && JSON.stringify(last.limits.protectedGroups) === JSON.stringify(protectedGroups)) continue
    if (last) last.until = version.validFrom
    laws.push({ from: last ? version.validFrom : null, until: null, limits: { protectedGroups, groupSpans } })
  }
  return laws
}

/** The law as it stands last: how long groups last follows it, since their days reach over versions. */
export const newestLaw = (laws: readonly LawInForce[]): LawInForce['limits'] => laws.at(-1)!.limits

/** The law on a day. */
export const lawOn = (laws: readonly LawInForce[], day: Day): LawInForce['limits'] =>
  (laws.findLast(({ from }) => from === null || from <= day) ?? laws[0]!).limits

/** What the groups of a person are granted, each by the law of its days. */
export const protectionsOf = (
  groups: readonly ProtectedPeriod[],
  laws: readonly LawInForce[]
): (GroupLimits & { from: Day | null; until: Day | null })[] =>
  groups.flatMap((held) =>
    laws.flatMap((law) => {
      const from = later(held.from, law.from)
      const until = earlier(held.until, law.until)
      if (from !== null && until !== null && from >= until) return []
      return [{ ...protectionOf(law.limits, held.group), from, until }]
    })
  )

const later = (a: Day | null, b: Day | null): Day | null => (a === null || (b !== null && b > a) ? b : a)
const earlier = (a: Day | null, b: Day | null): Day | null => (a === null || (b !== null && b < a) ? b : a)
