import vine from '@vinejs/vine'
import { countingFields } from '#app/organisation/public/counting_fields'

export const countingRulesValidator = vine.create(countingFields())
