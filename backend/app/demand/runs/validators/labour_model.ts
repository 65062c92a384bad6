import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'

export const modelScopeValidator = vine.create({
  from: fields.day(),
  until: fields.day(),
  locationIds: fields.ids(),
  positionIds: fields.ids(),
  keep: vine.object({ published: vine.boolean({ strict: true }), manual: vine.boolean({ strict: true }) }),
})

export const listModelRunsValidator = vine.create({ state: vine.enum(['open', 'all'] as const).optional() })

export const acceptModelValidator = vine.create({
  day: fields.day().optional(),
  locationId: fields.id().optional(),
  positionId: fields.id().optional(),
})
