import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Employees, EmployeeArchive, EmployeeInvitations, EmployeeIdentification, EmployeeAvatar, People } =
  controllers.organisation.employees
const { Contracts, Rates, CurrentRates } = controllers.organisation.contracts
const { can } = middleware

/** People, and what is agreed with them. */
export const employeeRoutes = () => {
  router
    .group(() => {
      router.get('', [Employees, 'index']).use(can('directory.read')).as('index')
      router.get('matching/count', [People, 'count']).use(can('directory.read')).as('countMatching')
      router.get('matching/people', [People, 'matching']).use(can('directory.read')).as('matching')
      router.get(':id', [Employees, 'show']).use(can('directory.read')).as('show')
      router.post('', [Employees, 'store']).use(can('employees.create')).as('store')
      router.put(':id', [Employees, 'update']).use(can('employees.edit')).as('update')
      router.delete(':id', [Employees, 'destroy']).use(can('employees.delete')).as('destroy')
      router.post(':id/archive', [EmployeeArchive, 'store']).use(can('employees.archive')).as('archive')
      router
        .post(':id/invitations', [EmployeeInvitations, 'store'])
        .use(can('employees.edit'))
        .as('inviteAgain')
      router.delete(':id/archive', [EmployeeArchive, 'destroy']).use(can('employees.archive')).as('restore')

      router
        .put(':id/identification', [EmployeeIdentification, 'update'])
        .use(can('employees.edit'))
        .as('identify')
      router.put(':id/avatar', [EmployeeAvatar, 'update']).use(can('employees.edit')).as('avatar')
      // No POST: an answer kept for repetition would hold the PIN.
      router.put(':id/pin', [EmployeeIdentification, 'generate']).use(can('employees.edit')).as('generatePin')
      router.post('bulk-archives', [People, 'archive']).use(can('employees.archive')).as('archiveMany')
      router.post('bulk-changes', [People, 'change']).use(can('employees.edit')).as('changeMany')

      router.get(':id/contracts', [Contracts, 'index']).use(can('contracts.read')).as('contracts')
      router.post(':id/contracts', [Contracts, 'store']).use(can('contracts.edit')).as('storeContract')
      router
        .put(':id/contracts/:contractId', [Contracts, 'update'])
        .use(can('contracts.edit'))
        .as('updateContract')
      router
        .delete(':id/contracts/:contractId', [Contracts, 'destroy'])
        .use(can('contracts.edit'))
        .as('destroyContract')

      router.get(':id/rates', [Rates, 'index']).use(can('rates.read')).as('rates')
      router.post(':id/rates', [Rates, 'store']).use(can('rates.edit')).as('storeRate')
      router.put(':id/rates/:rateId', [Rates, 'update']).use(can('rates.edit')).as('updateRate')
      router.delete(':id/rates/:rateId', [Rates, 'destroy']).use(can('rates.edit')).as('destroyRate')
    })
    .prefix('employees')
    .where('id', router.matchers.uuid())
    .where('contractId', router.matchers.uuid())
    .where('rateId', router.matchers.uuid())
    .as('employees')

  router.get('employee-rates', [CurrentRates, 'index']).use(can('rates.read')).as('currentRates')
}
