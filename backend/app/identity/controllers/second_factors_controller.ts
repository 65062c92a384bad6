import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import { AnswerChallenge } from '#app/identity/two_factor/answer_challenge'
import { mailAgain } from '#app/identity/two_factor/challenge'
import { challengeValidator, codeValidator } from '#app/identity/validators/two_factor'

/** The second step of signing in. */
export default class SecondFactorsController {
  async store({ request, response }: HttpContext) {
    const { challenge, code } = await request.validateUsing(codeValidator)
    const signedIn = await new AnswerChallenge().handle({
      id: challenge,
      code,
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
    })
    setRefreshCookie(response, signedIn.refreshToken, signedIn.remember)
    return result({ token: signedIn.token })
  }

  async again({ request, response }: HttpContext) {
    const { challenge } = await request.validateUsing(challengeValidator)
    await mailAgain(challenge)
    return response.noContent()
  }
}
