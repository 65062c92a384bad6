import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { variantKeys } from '#app/auto_schedule/proposal/variants'
import { overrideField } from '#app/scheduling/public/override_field'

const SECOND_MS = 1_000
const weight = () => vine.number().withoutDecimals().min(0).max(100)

const scope = () =>
  vine.object({
    from: fields.day(),
    until: fields.day(),
    locationIds: fields.ids(),
    positionIds: fields.ids(),
    employeeIds: fields.ids(2_000),
    keep: vine.object({ published: vine.boolean(), locked: vine.boolean(), manual: vine.boolean() }),
  })

/** More people than this at once are no gap in a schedule but another schedule. */
const MISSING_PEOPLE = 100

const repair = () =>
  vine
    .array(vine.object({ employeeId: fields.id(), from: fields.day(), until: fields.day() }))
    .maxLength(MISSING_PEOPLE)
    .optional()
const variant = () => vine.enum(variantKeys)

export const checkValidator = vine.create({ scope: scope(), repair: repair() })

export const requestRunValidator = vine.create({
  scope: scope(),
  goals: vine.object({
    coverage: weight(),
    fairness: weight(),
    preferences: weight(),
    stability: weight(),
    cost: weight(),
  }),
  budgetMs: vine
    .number()
    .withoutDecimals()
    .min(5 * SECOND_MS)
    .max(600 * SECOND_MS),
  variants: vine.array(variant()).maxLength(variantKeys.length).optional(),
  repair: repair(),
})

export const listRunsValidator = vine.create({ state: vine.enum(['open', 'all'] as const).optional() })

/** As many as the largest plan changes. */
const mostOmitted = 6_000

export const omissionValidator = vine.create({
  entryIds: fields.ids(mostOmitted),
  leftOut: vine.boolean({ strict: true }),
})

const accepting = () => ({ variant: variant().optional(), override: overrideField() })

export const acceptanceValidator = vine.create(
  vine.union([
    vine.union.if(
      (value) => kindOf(value) === 'day',
      vine.object({ kind: vine.literal('day'), day: fields.day(), ...accepting() })
    ),
    vine.union.if(
      (value) => kindOf(value) === 'employee',
      vine.object({ kind: vine.literal('employee'), employeeId: fields.id(), ...accepting() })
    ),
    vine.union.if(
      (value) => kindOf(value) === 'entry',
      vine.object({ kind: vine.literal('entry'), entryId: fields.id(), ...accepting() })
    ),
    vine.union.else(vine.object({ kind: vine.literal('all'), ...accepting() })),
  ])
)

const kindOf = (value: unknown): unknown => (value as { kind?: unknown } | null)?.kind
