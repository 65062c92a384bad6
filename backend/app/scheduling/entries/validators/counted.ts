import vine from '@vinejs/vine'
import { oneForEach } from '#app/core/validation/inconsistent'
import { fields } from '#app/core/validation/rules'

const mostEntries = 20_000

/** Entries by id; with `versions`, what has changed since it had them is left alone. */
export const countedFields = () => ({
  entryIds: fields.ids(mostEntries).optional(),
  versions: vine
    .array(vine.number({ strict: true }).withoutDecimals().min(0))
    .maxLength(mostEntries)
    .use(oneForEach('entryIds'))
    .optional(),
})
