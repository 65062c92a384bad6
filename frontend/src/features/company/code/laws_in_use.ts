import { chosenLimits } from '@shiftloom/solver/labour_code/company_choices'
import { packs, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { limitsOf, versionOn, type PackVersion } from '@shiftloom/solver/labour_code/packs/law_pack'
import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { companyChoices, type CodeValues } from './code_values.ts'

/** A law that holds somewhere in the company, in its version of a day. */
export type LawInUse = { id: LawPackId; version: PackVersion; limits: LabourLimits }

/** Each law once, with its limits as the company would apply them. */
export function lawsInUse(
  { laws }: Pick<LabourCodeSettings, 'laws'>,
  values: CodeValues,
  day: Day
): LawInUse[] {
  const ids = [...new Set(laws.map(({ lawPack }) => lawPack as LawPackId))]
  return ids.map((id) => {
    const version = versionOn(packs[id], day)
    return { id, version, limits: chosenLimits(id, limitsOf(version), companyChoices(values)) }
  })
}
