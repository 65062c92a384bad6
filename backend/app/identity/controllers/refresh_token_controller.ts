import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { refreshSession } from '#app/identity/sessions/refresh_session'
import { refreshCookie, setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import { refreshTokenValidator } from '#app/identity/validators/authentication'

export default class RefreshTokenController {
  async store({ request, response }: HttpContext) {
    const { userId } = await request.validateUsing(refreshTokenValidator)
    const refreshed = await refreshSession({ userId, presented: refreshCookie(request) })
    if (refreshed.refreshToken) setRefreshCookie(response, refreshed.refreshToken, refreshed.remember)
    return result({ token: refreshed.token })
  }
}
