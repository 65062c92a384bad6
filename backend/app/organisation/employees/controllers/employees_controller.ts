import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { page, result } from '#app/core/http/result'
import { pagingOf } from '#app/core/http/paging'
import { createEmployee } from '#app/organisation/employees/create_employee'
import { deleteEmployee } from '#app/organisation/employees/delete_employee'
import { updateEmployee } from '#app/organisation/employees/update_employee'
import { collationOf } from '#app/core/http/collation'
import { listEmployees, loadEmployee } from '#app/organisation/employees/load_employees'
import { employeeFor, listedFor } from '#app/organisation/employees/transformers/employee'
import {
  createEmployeeValidator,
  listEmployeesValidator,
  updateEmployeeValidator,
} from '#app/organisation/employees/validators/employee'
import { rateOf } from '#app/organisation/employees/validators/contract'
import { orderOf } from '#app/organisation/directory/validators/list'

export default class EmployeesController {
  async index({ request, i18n, account }: HttpContext) {
    const query = await request.validateUsing(listEmployeesValidator)
    const paging = query.all ? null : pagingOf(query)
    const { page: _page, pageSize: _size, all: _all, sort: _sort, archived = false, ...filters } = query
    const asked = { ...orderOf(query), ...filters, archived, collation: collationOf(i18n.locale), paging }
    const { items, total } = await listEmployees(asked)
    const shown = items.map((item) => listedFor(account.role, item))
    return page(shown, total, paging ?? { page: 1, pageSize: Math.max(total, 1) })
  }

  async show({ params, account }: HttpContext) {
    const employee = await loadEmployee(params.id)
    if (!employee) throw notFound()
    return result(employeeFor(account.role, employee))
  }

  async store({ request, response, account }: HttpContext) {
    const { rate, ...input } = await request.validateUsing(createEmployeeValidator)
    response.status(201)
    const made = await createEmployee({ ...input, rate: rate ? rateOf(rate) : null })
    return result(employeeFor(account.role, made))
  }

  async update({ request, params, account }: HttpContext) {
    const { version, ...employee } = await request.validateUsing(updateEmployeeValidator)
    return result(employeeFor(account.role, await updateEmployee({ id: params.id, version, employee })))
  }
  async destroy({ params, response }: HttpContext) {
    await deleteEmployee(params.id)
    return response.noContent()
  }
}
