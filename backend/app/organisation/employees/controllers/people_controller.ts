import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { archiveEmployee } from '#app/organisation/employees/archive_employee'
import { changePeople } from '#app/organisation/employees/change_people'
import { chosenPeople, countMatching } from '#app/organisation/employees/chosen_people'
import { addTag, moveTo } from '#app/organisation/employees/change_work'
import { inviteAgain } from '#app/organisation/employees/invite_again'
import { restoreEmployee } from '#app/organisation/employees/restore_employee'
import {
  matchedEmployeesValidator,
  matchingEmployeesValidator,
} from '#app/organisation/employees/validators/employee'
import { bulkArchiveValidator, bulkChangeValidator } from '#app/organisation/employees/validators/people'
import type { BulkOutcome } from '#contracts/people'

type Changed = Awaited<ReturnType<typeof changePeople>>

/** Changes of several people at once. */
export default class PeopleController {
  async count({ request }: HttpContext) {
    return result(await countMatching(await request.validateUsing(matchingEmployeesValidator)))
  }

  async matching({ request }: HttpContext) {
    return result(await chosenPeople(await request.validateUsing(matchedEmployeesValidator)))
  }

  async archive({ request, i18n }: HttpContext) {
    const { archived, employeeIds } = await request.validateUsing(bulkArchiveValidator)
    const changed = await changePeople(employeeIds, archived ? archiveEmployee : restoreEmployee)
    return result(outcomeOf(changed, i18n))
  }

  async change({ request, i18n }: HttpContext) {
    const { kind, tagId, locationId, employeeIds } = await request.validateUsing(bulkChangeValidator)
    const change = {
      tag: (id: string) => addTag(id, tagId!),
      move: (id: string) => moveTo(id, locationId!),
      invite: (id: string) => inviteAgain(id).then(() => true),
    }[kind]
    return result(outcomeOf(await changePeople(employeeIds, change), i18n))
  }
}

const outcomeOf = ({ changed, unchanged, refused }: Changed, i18n: HttpContext['i18n']): BulkOutcome => ({
  changed,
  unchanged,
  refused: refused.map(({ person, refusal: { key, details } }) => ({
    ...person,
    code: key,
    message: i18n.formatMessage(`errors.${key}`, details),
  })),
})
