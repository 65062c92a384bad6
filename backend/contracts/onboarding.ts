import type { AboutUsSource, CompanySize } from './about_company.ts'
import type { LanguageId } from './enums.ts'
import type { DateFormat, TimeFormat, WeekStart } from './organisation.ts'
import type { Day } from './schedule.ts'

/** What the person who registers a company does there; not the role that decides what they may do. */
export const companyFunctions = ['owner', 'director', 'hr', 'manager', 'accounting', 'other'] as const
export type CompanyFunction = (typeof companyFunctions)[number]

/** Days a company that has registered itself may try the product. */
export const trialDays = 14
/** Hours the link that confirms a registration works. */
export const registrationHours = 48

/** POST /user-access/registrations. */
export type RegistrationInput = {
  companyName: string
  name: string
  surname: string
  email: string
  password: string
  language: LanguageId
  /** Required to register. */
  acceptsTerms: true
}

/** POST /user-access/registration-reminders. */
export type RegistrationReminder = {
  /** A registration with this password waits to be confirmed. */
  waits: boolean
  /** Its link is on its way again; not after several mails within an hour. */
  sent: boolean
}

/** POST /user-access/registration-links: what a mailed link confirms. */
export type PendingRegistration = { email: string; name: string; companyName: string }

/**
 * Where a company that sets itself up is. `company` and `regional` have to be passed; the wizard from `location` to
 * `employees` may be left and taken up again, and `skipped` is left for good.
 */
export type OnboardingStep =
  'company' | 'regional' | 'welcome' | 'location' | 'positions' | 'employees' | 'finished' | 'skipped'
/** Steps people move between by themselves, once their company is there. */
export const wizardSteps = ['welcome', 'location', 'positions', 'employees', 'finished', 'skipped'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** GET /onboarding. */
export type Onboarding = {
  step: OnboardingStep
  company: {
    name: string
    /** ISO 3166-1 alpha-2; `null` until it is chosen. */
    country: string | null
    /** E.164, of the caller. */
    phone: string | null
    function: CompanyFunction | null
    /** The key of an industry of the provider's list. */
    industry: string | null
    companySize: CompanySize | null
    aboutUsSource: AboutUsSource | null
  }
  regional: RegionalSettings
  /** The first location, once the wizard has made it. */
  locationId: string | null
  trialEndsOn: Day | null
  /** What exists so far, without the caller; `invitations` are those not accepted yet. */
  made: { people: number; locations: number; positions: number; invitations: number }
}

/** GET /onboarding/industries: in the reader's language, recommended ones first, with what is usually planned there. */
export type OnboardingIndustry = { key: string; name: string; positions: string[] }

/** PUT /onboarding/company. */
export type CompanyDataInput = {
  name: string
  country: string
  phone: string
  function: CompanyFunction
  industry: string
  companySize: CompanySize
  aboutUsSource: AboutUsSource
  /** Zone of the browser: decides in countries that have several. */
  timeZone: string | null
}

/** PUT /onboarding/regional. */
export type RegionalSettings = {
  language: LanguageId
  currency: string
  /** IANA zone. */
  timeZone: string
  timeFormat: TimeFormat
  dateFormat: DateFormat
  firstDayOfWeek: WeekStart
}
