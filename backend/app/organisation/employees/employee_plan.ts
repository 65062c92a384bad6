import type { CustomerRole, LanguageId } from '#contracts/enums'
import type { EmployeeInput, EmploymentType } from '#contracts/organisation'
import type { Day } from '#contracts/schedule'

/** Requested values of one person; what is left out stays as it is, or takes its default. */
export type EmployeeDraft = {
  /** Identifies the draft in the answer. */
  row: number
  /** Planned only to find what is wrong with it: it will not be written, whatever the plan says. */
  isRefused?: boolean
  employee: Partial<
    Pick<
      EmployeeInput,
      | 'name'
      | 'surname'
      | 'email'
      | 'phone'
      | 'language'
      | 'mainLocationId'
      | 'locationIds'
      | 'positionIds'
      | 'tagIds'
      | 'integrationId'
      | 'employmentType'
    >
  > & { role?: CustomerRole }
  /** A contract from `startsOn` on; one that begins that day is changed. */
  contract: { startsOn?: Day; endsOn?: Day; fte?: number } | null
  /** A rate from `validFrom` on, an hour or a month, in minor units of the organisation's currency. */
  rate: { validFrom?: Day; kind: 'hourly' | 'monthly'; amountMinor: number } | null
  /** The location of people who would have none, and the contract of people who have none. */
  fallback?: { mainLocationId?: string; contract?: { startsOn: Day; fte: number } }
}

/** `text` is the key of the sentence; `field` a field of a draft, like `email`, `contract.startsOn` or `rate.amountMinor`. */
export type DraftProblem = { field: string | null; text: string; details: Record<string, unknown> }

/** What an import can change of a person. */
export type PlannedFields = {
  name: string
  surname: string
  email: string
  phone: string | null
  role: CustomerRole
  language: LanguageId
  mainLocationId: string | null
  locationIds: string[]
  positionIds: string[]
  tagIds: string[]
  integrationId: string | null
  employmentType: EmploymentType | null
}
export type PlannedField = keyof PlannedFields

export type TermRow = Record<string, string | number | null>
/** A contract or a rate to add, or to change where `before` is given. */
export type PlannedTerm = { id: string; before: TermRow | null; after: TermRow }

export type PlannedChange = {
  employeeId: string
  /** `null` for a new person. */
  before: (Omit<PlannedFields, 'email'> & { email: string | null }) | null
  after: PlannedFields
  fields: PlannedField[]
  contract: PlannedTerm | null
  rate: PlannedTerm | null
}

export type EmployeePlan = { row: number; problems: DraftProblem[] } & (
  | { outcome: 'invalid' }
  | { outcome: 'unchanged'; after: PlannedFields }
  | { outcome: 'added' | 'updated'; change: PlannedChange }
)
