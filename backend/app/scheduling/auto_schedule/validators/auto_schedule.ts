import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { overrideField } from '#app/scheduling/validators/override'

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

export const checkValidator = vine.create({ scope: scope() })

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
})

export const listRunsValidator = vine.create({ state: vine.enum(['open', 'all'] as const).optional() })

export const acceptanceValidator = vine.create(
  vine.union([
    vine.union.if(
      (value) => kindOf(value) === 'day',
      vine.object({ kind: vine.literal('day'), day: fields.day(), override: overrideField() })
    ),
    vine.union.if(
      (value) => kindOf(value) === 'employee',
      vine.object({ kind: vine.literal('employee'), employeeId: fields.id(), override: overrideField() })
    ),
    vine.union.if(
      (value) => kindOf(value) === 'entry',
      vine.object({ kind: vine.literal('entry'), entryId: fields.id(), override: overrideField() })
    ),
    vine.union.else(vine.object({ kind: vine.literal('all'), override: overrideField() })),
  ])
)

const kindOf = (value: unknown): unknown => (value as { kind?: unknown } | null)?.kind
