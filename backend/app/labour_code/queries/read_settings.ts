import { defaultSettings, lawPacks } from '@shiftloom/solver/labour_code/law_packs'
import { rows } from '#app/core/organisation_context'
import { fixedRules } from '#app/labour_code/public/fixed_rules'
import type { LabourCodeSettings, RuleSeverity } from '#contracts/labour_code'

/** What an organisation stored; everything left out is the law's own. */
export type StoredSettings = {
  version: number
  severities: Record<string, RuleSeverity>
  toleranceMinutes: number
}

const untouched: StoredSettings = { version: 0, severities: {}, toleranceMinutes: 0 }

/** The stored settings of the current organisation; `lock` keeps others from changing them meanwhile. */
export async function storedSettings({ lock = false } = {}): Promise<StoredSettings> {
  const [row] = await rows<{ stored: StoredSettings | null }>(
    `select settings->'labourCode' as stored from organisations ${lock ? 'for no key update' : ''}`
  )
  return row?.stored ?? untouched
}

/** The settings as planners see them. */
export async function readSettings(): Promise<LabourCodeSettings> {
  const { version, severities, toleranceMinutes } = await storedSettings()
  const countries = await rows<{ country: string }>(
    `select country from organisations union select country from locations where archived_at is null order by 1`
  )
  return {
    version,
    severities: { ...defaultSettings, ...severities },
    fixedRules: [...fixedRules],
    toleranceMinutes,
    laws: countries.map(({ country }) => ({ country, lawPack: lawPackIdOf(country) })),
  }
}

/** The European pack stands for every country without its own. */
export const lawPackIdOf = (country: string): string => (country in lawPacks ? country : 'EU')
