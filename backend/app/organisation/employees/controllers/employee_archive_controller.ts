import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { ArchiveEmployee } from '#app/organisation/employees/archive_employee'
import { employeeFor } from '#app/organisation/employees/transformers/employee'

export default class EmployeeArchiveController {
  async store({ params, account }: HttpContext) {
    return result(
      employeeFor(account.role, await new ArchiveEmployee().handle({ id: params.id, archived: true }))
    )
  }

  async destroy({ params, account }: HttpContext) {
    return result(
      employeeFor(account.role, await new ArchiveEmployee().handle({ id: params.id, archived: false }))
    )
  }
}
