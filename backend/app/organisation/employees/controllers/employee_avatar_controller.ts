import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeEmployeeAvatar } from '#app/organisation/employees/change_employee_avatar'
import { profileAvatarValidator } from '#app/organisation/company/validators/organisation'

export default class EmployeeAvatarController {
  async update({ request, params }: HttpContext) {
    const { picture } = await request.validateUsing(profileAvatarValidator)
    const bytes = picture === null ? null : Buffer.from(picture, 'base64')
    return result({ avatarUrl: await changeEmployeeAvatar(params.id, bytes) })
  }
}
