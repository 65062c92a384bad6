import { Group } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import type { TimeCorrection } from '@shiftloom/backend/contracts/time_corrections'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { RowAction } from '#/ui/row_action.tsx'

type Act = (correction: TimeCorrection) => void
export type Answers = { busy: boolean; onAccept: Act; onReject: Act; onWithdraw: Act }
type Props = Answers & { correction: TimeCorrection }

/** One's own correction can be withdrawn, another person's is answered, as long as it waits. */
export function CorrectionButtons({ correction, busy, onAccept, onReject, onWithdraw }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { employeeId } = useProfile()
  const mayAccept = useCan('records.edit')
  const mayReject = useCan('records.reject')
  const mayRegister = useCan('punches.create_own')
  if (correction.status !== 'open') return null
  const isOwn = correction.employee.id === employeeId
  const name = t('records.named', {
    name: format.personName(correction.employee),
    day: format.day(correction.day, 'weekday'),
  })
  const labels = (action: 'accept' | 'reject' | 'withdraw') => {
    const hint = t(`records.correction.${action}`)
    return { hint, label: `${hint}: ${name}`, disabled: busy }
  }
  if (isOwn)
    return mayRegister ? (
      <RowAction
        {...labels('withdraw')}
        icon={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => onWithdraw(correction)}
      />
    ) : null
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {mayAccept && (
        <RowAction
          {...labels('accept')}
          color="green"
          icon={<IconCheck size={18} aria-hidden />}
          onClick={() => onAccept(correction)}
        />
      )}
      {mayReject && (
        <RowAction
          {...labels('reject')}
          color="red"
          icon={<IconX size={18} aria-hidden />}
          onClick={() => onReject(correction)}
        />
      )}
    </Group>
  )
}
