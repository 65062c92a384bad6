import vine from '@vinejs/vine'

export const signInValidator = vine.create({
  email: vine.string().trim().maxLength(254).email(),
  password: vine.string().maxLength(1024),
  rememberMe: vine.boolean().optional(),
})

export const refreshTokenValidator = vine.create({
  userId: vine.string().uuid(),
})
