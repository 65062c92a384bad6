import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { generatePin, identifyEmployee } from '#app/organisation/employees/identify_employee'
import { identificationValidator } from '#app/organisation/employees/validators/people'
import type { GeneratedPin } from '#contracts/people'

export default class EmployeeIdentificationController {
  async update({ request, params }: HttpContext) {
    return result(await identifyEmployee(params.id, await request.validateUsing(identificationValidator)))
  }

  /** The one time a PIN leaves the server. */
  async generate({ params, response }: HttpContext) {
    response.header('cache-control', 'no-store')
    return result<GeneratedPin>({ pin: await generatePin(params.id) })
  }
}
