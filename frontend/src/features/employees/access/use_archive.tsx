import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import type { ShiftsAhead } from '@shiftloom/backend/contracts/people'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { LeaveQuestion } from './leave_question.tsx'
import {
  archiveEmployee,
  deleteEmployee,
  refreshPeople,
  restoreEmployee,
  shiftsAhead,
  unassignShifts,
} from '../queries.ts'

const nothing: ShiftsAhead = { shifts: [], elsewhere: 0 }

/** Archives a person after asking, brings one back, or deletes one; a refusal is said and changes nothing. */
export function useArchive() {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const go = useNavigate()
  const { pathname } = useLocation()
  const mayPlan = useCan('schedule.edit')

  /** @returns whether it was done */
  const run = async (work: () => Promise<unknown>, text: string): Promise<boolean> => {
    try {
      await work()
      toast({ text, type: 'success' })
      return true
    } catch (error) {
      if (!isApiFailure(error)) throw error
      // Anything else has been shown already.
      if ([403, 409].includes(error.status)) toast({ text: error.message, type: 'error' })
      return false
    }
  }
  const aheadOf = async (person: EmployeeListItem): Promise<ShiftsAhead | null> =>
    mayPlan ? shiftsAhead(person.id).catch(() => null) : nothing

  return {
    archive: async (person: EmployeeListItem) => {
      const name = format.personName(person)
      const ahead = await aheadOf(person)
      // What could not be read has been reported; no one is archived without the facts.
      if (!ahead) return
      const planned = ahead.shifts.length + ahead.elsewhere > 0
      let unassign = ahead.shifts.length > 0
      const agreed = await confirm({
        title: t('employees.archive.title', { name }),
        text: (
          <>
            {t('employees.archive.text')}
            {planned && <LeaveQuestion ahead={ahead} onChoose={(chosen) => (unassign = chosen)} />}
          </>
        ),
        confirmLabel: t('employees.archive.confirm'),
        destructive: true,
      })
      if (!agreed) return
      const work = async () => {
        if (unassign) await unassignShifts(ahead.shifts)
        await archiveEmployee(person.id)
      }
      if (await run(work, t('employees.archive.done', { name }))) await refreshPeople(cache)
    },
    restore: async (person: EmployeeListItem) => {
      const text = t('employees.archive.restored', { name: format.personName(person) })
      if (await run(() => restoreEmployee(person.id), text)) await refreshPeople(cache)
    },
    remove: async (person: EmployeeListItem) => {
      const name = format.personName(person)
      const agreed = await confirm({
        title: t('employees.remove.title', { name }),
        text: t('employees.remove.text'),
        confirmLabel: t('core.delete'),
        destructive: true,
      })
      if (!agreed || !(await run(() => deleteEmployee(person.id), t('employees.remove.done', { name }))))
        return
      // Their page is gone.
      if (pathname !== '/employees') await go('/employees', { replace: true })
      await refreshPeople(cache)
    },
  }
}
