import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { giveCookies } from '#app/identity/controllers/signed_in'
import { answerChallenge } from '#app/identity/two_factor/answer_challenge'
import { mailAgain } from '#app/identity/two_factor/challenge'
import { challengeValidator, codeValidator } from '#app/identity/validators/two_factor'

/** The second step of signing in. Its codes are counted by challenge and person, so no other person uses up the tries. */
export default class SecondFactorsController {
  async store({ request, response }: HttpContext) {
    const { challenge, code } = await request.validateUsing(codeValidator)
    const ip = request.ip()
    const userAgent = request.header('user-agent') ?? null
    const signedIn = await answerChallenge({ id: challenge, code, ip, userAgent })
    giveCookies({ request, response }, signedIn)
    return result({ token: signedIn.token })
  }

  async again({ request, response }: HttpContext) {
    const { challenge } = await request.validateUsing(challengeValidator)
    await mailAgain(challenge)
    return response.noContent()
  }
}
