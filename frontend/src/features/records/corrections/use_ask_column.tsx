import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { AskButton } from './ask_button.tsx'

/** Asks for a correction of one's own record, once the work has ended. */
export function useAskColumn(): Column<TimeRecord> {
  const { t } = useTranslation()
  const format = useFormat()
  const mayRegister = useCan('punches.create_own')
  return {
    key: 'actions',
    title: t('form.actions'),
    hidesTitle: true,
    render: (record) =>
      mayRegister &&
      !record.isOpen && (
        <AskButton
          work={{ record }}
          label={t('records.correction.ask_named', { day: format.day(record.day, 'weekday') })}
        />
      ),
  }
}
