import { database } from '#app/core/database/database'
import { openInvitations } from '#app/identity/public/open_invitations'
import { industriesWithPositions } from '#app/office/public/industry_choices'
import { allLocationIds } from '#app/organisation/public/location_ids'
import { madeSoFar } from '#app/organisation/public/made_so_far'
import { readFirstData } from '#app/organisation/public/first_data'
import { languages } from '#contracts/enums'
import type { Onboarding, OnboardingIndustry, OnboardingStep } from '#contracts/onboarding'

/**
 * How far the organisation of the current unit of work has set itself up. One that the provider added is where one that
 * registered is with its data given: at the welcome, until it has a location.
 */
export async function onboardingState(): Promise<Onboarding> {
  const first = await readFirstData()
  const row = await database()
    .selectFrom('onboardings')
    .select(['step', 'companyFunction', 'locationId'])
    .executeTakeFirst()
  const { language, currency, timeZone, timeFormat, dateFormat, firstDayOfWeek } = first
  const step = row?.step ?? (first.isCreated ? await stepWithoutNote() : 'company')
  // Who reads English may be anywhere.
  const isGuessed = step === 'company' && first.industry === null && language === languages['en-US']
  return {
    step,
    company: {
      name: first.name,
      country: isGuessed ? null : first.country,
      phone: first.phone,
      function: row?.companyFunction ?? null,
      industry: first.industry,
      companySize: first.companySize as Onboarding['company']['companySize'],
      aboutUsSource: first.aboutUsSource as Onboarding['company']['aboutUsSource'],
    },
    regional: { language, currency, timeZone, timeFormat, dateFormat, firstDayOfWeek },
    locationId: row?.locationId ?? null,
    trialEndsOn: first.trialEndsOn,
    made: { ...(await madeSoFar()), invitations: await openInvitations() },
  }
}

const stepWithoutNote = async (): Promise<OnboardingStep> =>
  (await allLocationIds()).length > 0 ? 'finished' : 'welcome'

/** What the company of the current unit of work may work in; what it chose before stays among them. */
export const onboardingIndustries = async (locale: string): Promise<OnboardingIndustry[]> =>
  industriesWithPositions((await readFirstData()).industry, locale)
