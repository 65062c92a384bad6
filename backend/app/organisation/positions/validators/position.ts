import vine from '@vinejs/vine'
import { fields } from '#app/core/validation/rules'
import { listFields } from '#app/organisation/directory/validators/list'
import { kinds } from '#app/organisation/company/company_kinds'
import { positionColors } from '#contracts/organisation'

export const listPositionsValidator = vine.create({
  ...listFields(['name', 'color'] as const),
  archived: vine.boolean().optional(),
})

const position = {
  name: fields.name(),
  color: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(0)
    .max(positionColors - 1),
  ownColor: vine
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .optional(),
  isDefault: vine.boolean({ strict: true }),
  visible: vine.boolean({ strict: true }),
  billable: vine.boolean({ strict: true }),
  includedInWorkingHours: vine.boolean({ strict: true }),
  strenuous: vine.boolean({ strict: true }).optional(),
  harmful: vine.boolean({ strict: true }).optional(),
}

export const createPositionValidator = vine.create(position)
export const updatePositionValidator = vine.create({ ...position, version: kinds.version() })
export const positionOrderValidator = vine.create({ ids: fields.ids(1_000) })
