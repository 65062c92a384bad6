import type { LawPackId } from './law_packs.ts'

/** How citations of each law begin, as the bases of rules have them. */
const statutes: Record<LawPackId, RegExp> = {
  PL: /^(KP |Dz\.U\. )/,
  VN: /^(Labour Code|Decree|Resolution) /,
  EU: /^Directive /,
}

/** Of a rule's basis what holds under one law: its statutes, else what is no statute at all. */
export function basisUnder(basis: string, law: LawPackId): string {
  const cited = basis.split('; ')
  const own = cited.filter((one) => statutes[law].test(one))
  if (own.length > 0) return own.join('; ')
  return cited.filter((one) => !Object.values(statutes).some((begins) => begins.test(one))).join('; ')
}
