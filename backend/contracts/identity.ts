import type { HelpWays } from './help.ts'
import type { LanguageId, LicenceFeature, OrganisationStatus, Role } from './enums.ts'
import type { DateFormat, TimeFormat, WeekStart } from './organisation.ts'
import type { Analytics } from './tag_manager.ts'
import type { Telemetry } from './telemetry.ts'

export type CurrentUser = {
  id: string
  /** Of what the person and planners may both change; goes with PUT profile. */
  version: number
  role: Role
  language: LanguageId
  name: string
  surname: string
  email: string
  /** E.164; always null in the back office. */
  phone: string | null
  avatarUrl: string | null
  employeeId: string | null
  mainLocationId: string | null
  locationIds: string[]
  isOrganisationCreated: boolean
  /** Sample data was added and not removed yet. */
  hasSampleData: boolean
  organisationStatus: OrganisationStatus
  licenseFunctionalities: Partial<Record<LicenceFeature, boolean>>
  metricsEnabled: boolean
  organisationId: string | null
  organisationName: string | null
  /** A signed link that lasts one to two days; absent in the back office. */
  organisationLogoUrl?: string | null
  /** IANA zone of the organisation; null in the back office. */
  timeZone: string | null
  currency: string | null
  /** ISO 3166-1 alpha-2 of the organisation; absent in the back office. */
  country?: string
  /** How the organisation writes days and times; null in the back office, where the language decides. */
  dateFormat: DateFormat | null
  timeFormat: TimeFormat | null
  /** Of the organisation's calendars; absent in the back office. */
  firstDayOfWeek?: WeekStart
  /** Set while an employee of the provider impersonates this person. */
  impersonation: Impersonation | null
}

/** Who impersonates a user, why, and until when (ISO instant); whether payroll files and payments are open. */
export type Impersonation = {
  byName: string
  reason: string
  endsAt: string
  mayExport: boolean
  /** Origin of the back office's page that began it, where leaving leads; `null` if unknown. */
  officeAddress: string | null
}

/** POST /user-access/impersonations: where the browser continues, with a code that works once within two minutes. */
export type ImpersonationStart = { address: string }

/** Minutes an impersonation lasts at most. */
export const impersonationMinutes = 60

export type Enums = {
  languages: { id: LanguageId; description: string }[]
  roles: Record<string, number>
  scheduleEntryTypes: Record<string, number>
  requestStatuses: Record<string, number>
  organisationStatuses: Record<string, number>
  analytics: Analytics | null
  telemetry: Telemetry | null
  help: HelpWays
}

export const linkPurposes = ['activation', 'password_reset'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** POST /user-access/account-links: whom a mailed link belongs to. */
export type AccountLink = {
  purpose: LinkPurpose
  email: string
  name: string
  /** null in the back office. */
  organisationName: string | null
  /** False if only a new address is confirmed: the password stays. */
  needsPassword: boolean
  /** Of the account, as in the mail: the page continues in it. */
  language: LanguageId
}

/** PUT profile/avatar takes a JPEG of at most so many pixels each way and so many bytes; browsers cut and shrink what people choose. */
export const avatarLimits = { pixels: 512, bytes: 200_000 } as const

const passwordLength = { least: 8, most: 1024 } as const

/** What a password lacks, in the order in which it is shown. */
export const passwordNeeds = ['length', 'capital', 'digit', 'special'] as const
export type PasswordNeed = (typeof passwordNeeds)[number]
const met: Record<PasswordNeed, (password: string) => boolean> = {
  length: (password) => password.length >= passwordLength.least,
  capital: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}
export const passwordLacks = (password: string): PasswordNeed[] =>
  passwordNeeds.filter((need) => !met[need](password))
export const isStrongPassword = (password: string): boolean =>
  password.length <= passwordLength.most && passwordLacks(password).length === 0

/** GET /user-access/sessions: a device the user is signed in on. */
export type OwnSession = {
  id: string
  /** The one that asks. */
  isCurrent: boolean
  /** As the browser called itself; null when it did not. */
  userAgent: string | null
  /** ISO instants. */
  signedInAt: string
  lastUsedAt: string
  isRemembered: boolean
}

/** The outcome of a sign-in: success, or what was wrong. */
export type SignInResult = 'signed_in' | 'wrong_password' | 'wrong_code'
/** One row of GET /user-access/sign-ins, the newest first. */
export type OwnSignIn = {
  id: string
  /** ISO instant. */
  at: string
  outcome: SignInResult
  /** As the browser called itself; null when it did not. */
  userAgent: string | null
  ip: string
}
/** How many of them are shown, and for how many days they are kept. */
export const shownSignIns = 20
export const signInDays = 90

/** `email`: a code is mailed at each sign-in. `totp`: an authenticator app makes it. */
export const twoFactorMethods = ['off', 'email', 'totp'] as const
export type TwoFactorMethod = (typeof twoFactorMethods)[number]

/** The password was right, a code is still needed. */
export type SignInChallenge = { id: string; method: Exclude<TwoFactorMethod, 'off'> }
/** POST sign-in: a token, or the challenge to be answered first. */
export type SignInAnswer = { token: string; challenge: null } | { token: null; challenge: SignInChallenge }

/** GET /user-access/two-factor. */
export type TwoFactorState = {
  method: TwoFactorMethod
  /** Recovery codes not used yet; 0 unless the method is `totp`. */
  recoveryCodesLeft: number
  trustedDevices: TrustedDevice[]
}
export type TrustedDevice = {
  id: string
  name: string
  userAgent: string | null
  /** ISO instants. */
  lastUsedAt: string
  expiresAt: string
}
/** POST /user-access/authenticator-secrets: shown once. `address` is what the app reads from the picture. */
export type AuthenticatorSecret = { secret: string; address: string }

/** GET /user-access/providers: sign-in services other than the password. */
export type SignInProvider = { id: 'google' | 'microsoft' | 'oidc'; name: string }
