import { Alert, Button, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useMayEdit } from './employee_menu.tsx'
import { useInvitation, waits } from './use_invitation.ts'

/** An account that waits to be opened, and another link for its owner. */
export function WaitingAccount({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const mayEdit = useMayEdit(employee)
  const invite = useInvitation()
  if (!waits(employee)) return null
  const isInvited = employee.accountStatus === 'invited'
  const text = isInvited ? 'employees.waiting.text' : 'employees.waiting.not_invited_text'
  return (
    <Alert
      color="orange"
      icon={<IconMail size={18} />}
      mb="lg"
      title={t(isInvited ? 'employees.waiting.title' : 'employees.waiting.not_invited')}
    >
      <Group justify="space-between">
        {t(text, { email: employee.email ?? '' })}
        {mayEdit && (
          <Button size="sm" variant="default" onClick={() => invite(employee)}>
            {t(isInvited ? 'employees.invite_again' : 'employees.invite_now')}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
