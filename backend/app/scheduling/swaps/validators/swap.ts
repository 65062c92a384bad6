import vine from '@vinejs/vine'
import { pagingFields } from '#app/core/http/paging'
import { distinctBy } from '#app/core/validation/inconsistent'
import { fields } from '#app/core/validation/rules'
import { longestSwapNote, mostAsked } from '#contracts/swaps'

const give = () => vine.enum(['first', 'last'] as const)

/** With `give` and `at` of a part of the shift. */
export const swapPartnersValidator = vine.create({
  entryId: fields.id(),
  give: give().optional(),
  at: fields.clockTime().optional(),
})
export const swapProposalValidator = vine.create({
  entryId: fields.id(),
  part: vine.object({ give: give(), at: fields.clockTime() }).nullable().optional(),
  asked: vine
    .array(vine.object({ employeeId: fields.id(), entryId: fields.id().nullable() }))
    .minLength(1)
    .maxLength(mostAsked)
    .use(distinctBy('employeeId')),
  note: vine.string().trim().maxLength(longestSwapNote).nullable(),
})
export const listSwapsValidator = vine.create({
  ...pagingFields,
  whose: vine.enum(['own', 'others'] as const).optional(),
  open: vine.boolean().optional(),
})
export const swapRefusalValidator = vine.create({
  reason: vine.string().trim().maxLength(longestSwapNote).nullable(),
})
