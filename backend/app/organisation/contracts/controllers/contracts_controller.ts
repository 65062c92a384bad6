import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { createContract, deleteContract, updateContract } from '#app/organisation/contracts/write_contract'
import { listContracts } from '#app/organisation/contracts/load_contracts'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import {
  createContractValidator,
  updateContractValidator,
} from '#app/organisation/employees/validators/contract'

export default class ContractsController {
  async index({ params }: HttpContext) {
    if (!(await loadEmployee(params.id))) throw notFound()
    return result(await listContracts([params.id]))
  }

  async store({ request, response, params }: HttpContext) {
    const contract = await request.validateUsing(createContractValidator)
    response.status(201)
    return result(await createContract(params.id, contract))
  }

  async update({ request, params }: HttpContext) {
    const { version, ...contract } = await request.validateUsing(updateContractValidator)
    const place = { employeeId: params.id, id: params.contractId }
    return result(await updateContract(place, version, contract))
  }

  async destroy({ params, response }: HttpContext) {
    await deleteContract({ employeeId: params.id, id: params.contractId })
    return response.noContent()
  }
}
