import vine from '@vinejs/vine'

/** `back` is a path of this product: a link must not lead elsewhere. Browsers drop tabs and line breaks of addresses. */
export const leaveForProviderValidator = vine.create({
  back: vine
    .string()
    .maxLength(2000)
    .regex(/^\/(?![/\\])[^\t\n\r]*$/)
    .optional(),
  face: vine.number().in([0, 1]).optional(),
})
