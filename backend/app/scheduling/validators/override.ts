import vine from '@vinejs/vine'

/** Why somebody goes against a rule: a word that can be read later. */
export const reasonField = () => vine.string().trim().minLength(3).maxLength(500)

export const overrideField = () => vine.object({ reason: reasonField() }).optional()
