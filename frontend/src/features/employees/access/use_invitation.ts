import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '#/lib/api/http.ts'
import { toast } from '#/ui/toast.ts'

type Invited = Pick<EmployeeListItem, 'id' | 'email'>

/** The account waits for its owner to open it. */
export const waits = ({ accountStatus }: Pick<EmployeeListItem, 'accountStatus'>): boolean =>
  accountStatus === 'invited' || accountStatus === 'not_invited'

/** Mails the link that opens the account once more; links sent before stop working. */
export function useInvitation(): (person: Invited) => void {
  const { t } = useTranslation()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Invited) => http.post(`/organisation-management/employees/${id}/invitations`),
    onSuccess: (_, { email }) =>
      toast({ type: 'success', text: t('employees.invited_again', { email: email ?? '' }) }),
  })
  return (person) => mutate(person)
}
