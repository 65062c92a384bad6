import type { HttpContext } from '@adonisjs/core/http'
import { SignOut } from '#app/identity/sessions/sign_out'
import { clearRefreshCookie, refreshCookie } from '#app/identity/controllers/refresh_cookie'

export default class SignOutController {
  async store({ request, response }: HttpContext) {
    await new SignOut().handle({ presented: refreshCookie(request) })
    clearRefreshCookie(response)
    return response.noContent()
  }
}
