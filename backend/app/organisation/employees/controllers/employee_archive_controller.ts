import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { archiveEmployee } from '#app/organisation/employees/archive_employee'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import { restoreEmployee } from '#app/organisation/employees/restore_employee'
import { employeeFor } from '#app/organisation/employees/transformers/employee'

export default class EmployeeArchiveController {
  async store({ params, account }: HttpContext) {
    await archiveEmployee(params.id)
    return result(employeeFor(account.role, (await loadEmployee(params.id))!))
  }

  async destroy({ params, account }: HttpContext) {
    await restoreEmployee(params.id)
    return result(employeeFor(account.role, (await loadEmployee(params.id))!))
  }
}
