import vine from '@vinejs/vine'
import { requiredFor } from '#app/core/validation/required_for'
import { fields } from '#app/core/validation/rules'
import { kinds } from '#app/organisation/company/company_kinds'
import { mostAtOnce, peopleChanges } from '#contracts/people'

const chosen = () => ({ employeeIds: vine.array(fields.id()).minLength(1).maxLength(mostAtOnce) })

export const bulkArchiveValidator = vine.create({
  ...chosen(),
  archived: vine.boolean({ strict: true }),
})

export const bulkChangeValidator = vine.create(
  vine
    .object({
      ...chosen(),
      kind: vine.enum(peopleChanges),
      tagId: fields.id().optional().requiredWhen('kind', '=', 'tag'),
      locationId: fields.id().optional().requiredWhen('kind', '=', 'move'),
    })
    .meta(requiredFor('kind', { tag: 'tagId', move: 'locationId' }))
)

export const listChoiceValidator = vine.create({
  hiddenColumns: vine
    .array(vine.string().regex(/^\w{1,40}$/))
    .maxLength(40)
    .distinct(),
})

/** Codes as readers of cards send them: letters, digits and what parts bytes. */
export const identification = {
  kioskPin: kinds.pin().nullable().optional(),
  cardCode: vine
    .string()
    .trim()
    .minLength(4)
    .maxLength(64)
    .regex(/^[\w:-]+$/)
    .nullable()
    .optional(),
}
export const identificationValidator = vine.create(identification)
