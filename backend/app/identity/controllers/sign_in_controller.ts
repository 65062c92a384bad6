import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { SignIn } from '#app/identity/actions/sign_in'
import { askingInterface } from '#app/identity/controllers/asking_interface'
import { deviceCookies } from '#app/identity/controllers/device_cookie'
import { setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import { signInValidator } from '#app/identity/validators/authentication'
import type { SignInAnswer } from '#contracts/identity'

export default class SignInController {
  async store({ request, response }: HttpContext) {
    const { email, password, rememberMe = false } = await request.validateUsing(signInValidator)
    const { signedIn, challenge } = await new SignIn().handle({
      email,
      password,
      rememberMe,
      interface: askingInterface(request),
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
      devices: deviceCookies(request),
    })
    if (!signedIn) return result<SignInAnswer>({ token: null, challenge })
    setRefreshCookie(response, signedIn.refreshToken, signedIn.remember)
    return result<SignInAnswer>({ token: signedIn.token, challenge: null })
  }
}
