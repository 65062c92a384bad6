import { Alert, Button, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useMayEdit } from './employee_menu.tsx'
import { useInvitation } from './use_invitation.ts'

/** An account that waits to be opened, and another link for its owner. */
export function WaitingAccount({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const mayEdit = useMayEdit(employee)
  const invite = useInvitation()
  if (employee.accountStatus !== 'invited') return null
  return (
    <Alert color="orange" icon={<IconMail size={18} />} mb="lg" title={t('employees.waiting.title')}>
      <Group justify="space-between">
        {t('employees.waiting.text', { email: employee.email ?? '' })}
        {mayEdit && (
          <Button size="sm" variant="default" onClick={() => invite(employee)}>
            {t('employees.invite_again')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
