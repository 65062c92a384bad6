import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { giveCookies } from '#app/identity/controllers/signed_in'
import { asGuess } from '#app/identity/limits/guessing'
import { answerChallenge } from '#app/identity/two_factor/answer_challenge'
import { mailAgain } from '#app/identity/two_factor/challenge'
import { challengeValidator, codeValidator } from '#app/identity/validators/two_factor'

/** The second step of signing in. */
export default class SecondFactorsController {
  async store({ request, response }: HttpContext) {
    const { challenge, code } = await request.validateUsing(codeValidator)
    const ip = request.ip()
    const userAgent = request.header('user-agent') ?? null
    const signedIn = await asGuess(ip, () => answerChallenge({ id: challenge, code, ip, userAgent }))
    giveCookies({ request, response }, signedIn)
    return result({ token: signedIn.token })
  }

  async again({ request, response }: HttpContext) {
    const { challenge } = await request.validateUsing(challengeValidator)
    await asGuess(request.ip(), () => mailAgain(challenge))
    return response.noContent()
  }
}
