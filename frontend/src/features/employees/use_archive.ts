import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiFailure } from '#/lib/api_failure.ts'
import { useFormat } from '#/lib/format.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { archiveEmployee, refreshPeople, restoreEmployee } from './queries.ts'

/** Archives a person after asking, or brings one back; a refusal is said and changes nothing. */
export function useArchive() {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useConfirm()
  const cache = useQueryClient()

  const run = async (work: () => Promise<unknown>, text: string) => {
    try {
      await work()
      toast({ text, type: 'success' })
      await refreshPeople(cache)
    } catch (error) {
      // Anything else has been shown already.
      if (isApiFailure(error, 403)) toast({ text: error.message, type: 'error' })
    }
  }

  return {
    archive: async (person: EmployeeListItem) => {
      const name = format.personName(person)
      const agreed = await confirm({
        title: t('employees.archive.title', { name }),
        text: t('employees.archive.text'),
        confirmLabel: t('employees.archive.confirm'),
        destructive: true,
      })
      if (agreed) await run(() => archiveEmployee(person.id), t('employees.archive.done', { name }))
    },
    restore: (person: EmployeeListItem) =>
      run(
        () => restoreEmployee(person.id),
        t('employees.archive.restored', { name: format.personName(person) })
      ),
  }
}
