import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'

/** A new address closes an account that is in use, so it is asked about before it is saved. */
export function useConfirmEmail({ email, accountStatus }: Employee) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return async (typed: string): Promise<boolean> => {
    const same = typed.trim().toLowerCase() === (email ?? '').toLowerCase()
    if (same || accountStatus !== 'active') return true
    return confirm({
      title: t('employees.email.title'),
      text: t('employees.email.text', { email: typed.trim() }),
      confirmLabel: t('employees.email.confirm'),
    })
  }
}
