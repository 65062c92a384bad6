import type { HttpRequest } from '@adonisjs/core/http'
import { interfaces } from '#contracts/enums'

/** Which front end asks, by its header; anything but the back office is the customers'. */
export const askingInterface = (request: HttpRequest): number =>
  request.header('interface') === '0' ? interfaces.backOffice : interfaces.customer
