import vine from '@vinejs/vine'

export const signInValidator = vine.create({
  email: vine.string().trim().maxLength(254).email(),
  password: vine.string().maxLength(1024),
  rememberMe: vine.boolean().optional(),
})

export const refreshTokenValidator = vine.create({
  userId: vine.string().uuid(),
})

const link = () => vine.string().maxLength(200)
const password = () => vine.string().maxLength(1024)

export const passwordResetValidator = vine.create({ email: vine.string().trim().maxLength(254).email() })
export const accountLinkValidator = vine.create({ link: link() })
export const activationValidator = vine.create({ link: link(), password: password().optional() })
export const newPasswordValidator = vine.create({ link: link(), password: password() })
export const passwordChangeValidator = vine.create({ current: password(), password: password() })
