import vine from '@vinejs/vine'
import { leastReasonLength, mostReasonLength } from '#contracts/schedule_rules'

/** The reason for overriding a rule, for later readers. */
export const reasonField = () => vine.string().trim().minLength(leastReasonLength).maxLength(mostReasonLength)

export const overrideField = () => vine.object({ reason: reasonField() }).optional()
