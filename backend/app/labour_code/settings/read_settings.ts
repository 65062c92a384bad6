import { chosenSeverities, fixedRules } from '@shiftloom/solver/labour_code/company_choices'
import { lawPacks, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { overridesBlocks } from '#app/labour_code/settings/overriding_roles'
import { countriesOfCompany } from '#app/organisation/public/countries'
import { lockCompany } from '#app/organisation/public/lock_company'
import { roles } from '#contracts/enums'
import type { LabourCodeSettings } from '#contracts/labour_code'
import type { StoredSettings } from '#database/json/labour_code'

const untouched: StoredSettings = {
  version: 0,
  verification: null,
  severities: {},
  toleranceMinutes: 0,
  ownBreak: null,
  weeklyReckoning: false,
  weeklyRestMode: null,
  nightFrom: null,
  nightUntil: null,
  maxConsecutiveSundays: null,
  partialWeeks: false,
  fortnightRest: false,
  overtimeYearMinutes: null,
  restWeekdays: [],
  overtime: null,
  minimumWages: [],
  overrideRoles: [roles.advisor, roles.organisationAdmin],
}

/** The stored settings of the current organisation; `lock` keeps others from changing them in the meantime. */
export async function storedSettings({ lock = false } = {}): Promise<StoredSettings> {
  if (lock) await lockCompany()
  const row = await database().selectFrom('labourCodeSettings').select('choices').executeTakeFirst()
  return { ...untouched, ...row?.choices }
}

/** The settings as planners see them: laws of the whole company, but only the locations within their reach by name. */
export async function readSettings(): Promise<LabourCodeSettings> {
  const stored = await storedSettings()
  const { role, locationIds } = organisationContext.actor()
  const places = await countriesOfCompany(locationIds)
  return {
    ...stored,
    effective: chosenSeverities(stored),
    fixedRules: [...fixedRules],
    laws: places.map(({ country, locations }) => ({ country, lawPack: lawPackIdOf(country), locations })),
    mayOverride: overridesBlocks(role, stored.overrideRoles),
  }
}

/** The European pack stands for every country without its own. */
export const lawPackIdOf = (country: string): LawPackId =>
  country in lawPacks ? (country as LawPackId) : 'EU'
