import vine from '@vinejs/vine'

/** The reason for overriding a rule, for later readers. */
export const reasonField = () => vine.string().trim().minLength(3).maxLength(500)

export const overrideField = () => vine.object({ reason: reasonField() }).optional()
