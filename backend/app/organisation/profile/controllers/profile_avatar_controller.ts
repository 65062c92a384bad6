import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeAvatar } from '#app/organisation/profile/change_avatar'
import { profileAvatarValidator } from '#app/organisation/company/validators/organisation'

export default class ProfileAvatarController {
  async update({ request }: HttpContext) {
    const { picture } = await request.validateUsing(profileAvatarValidator)
    const bytes = picture === null ? null : Buffer.from(picture, 'base64')
    return result({ avatarUrl: await changeAvatar(bytes) })
  }
}
