import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { SignIn } from '#app/identity/actions/sign_in'
import { askingInterface } from '#app/identity/controllers/asking_interface'
import { setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import { signInValidator } from '#app/identity/validators/authentication'

export default class SignInController {
  async store({ request, response }: HttpContext) {
    const { email, password, rememberMe = false } = await request.validateUsing(signInValidator)
    const signedIn = await new SignIn().handle({
      email,
      password,
      rememberMe,
      interface: askingInterface(request),
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
    })
    setRefreshCookie(response, signedIn.refreshToken, signedIn.remember)
    return result({ token: signedIn.token })
  }
}
