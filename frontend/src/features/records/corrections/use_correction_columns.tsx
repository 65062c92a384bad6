import { Text } from '@mantine/core'
import type { TimeCorrection } from '@shiftloom/backend/contracts/time_corrections'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { Span } from '../record_texts.tsx'
import { CorrectionButtons, type Answers } from './correction_buttons.tsx'
import { CorrectionState } from './correction_state.tsx'
import { WithBreaks } from './with_breaks.tsx'

export function useCorrectionColumns(answers: Answers): Column<TimeCorrection>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const readsOthers = useCan('records.read')
  const { data: locations = [] } = useQuery(locationsQuery)
  const person: Column<TimeCorrection> = {
    key: 'person',
    title: t('records.column.person'),
    render: ({ employee }) => <Text fw={550}>{format.personName(employee)}</Text>,
  }
  return [
    ...(readsOthers ? [person] : []),
    {
      key: 'day',
      title: t('records.column.day'),
      render: ({ day, locationId }) => (
        <div>
          <Text style={{ whiteSpace: 'nowrap' }}>{format.sentence(format.day(day, 'weekday'))}</Text>
          <Text fz="xs" c="dimmed">
            {locations.find(({ id }) => id === locationId)?.name}
          </Text>
        </div>
      ),
    },
    {
      key: 'registered',
      title: t('records.column.registered'),
      render: ({ registered, zone }) => (
        <Span
          from={registered.find(({ kind }) => kind === 'start')?.at ?? null}
          until={registered.findLast(({ kind }) => kind === 'end')?.at ?? null}
          zone={zone}
        />
      ),
    },
    {
      key: 'asked',
      title: t('records.correction.asked'),
      render: (correction) => <WithBreaks correction={correction} />,
    },
    {
      key: 'reason',
      title: t('records.reason'),
      render: ({ reason }) => <Text style={{ overflowWrap: 'anywhere' }}>{reason}</Text>,
    },
    {
      key: 'state',
      title: t('records.column.state'),
      render: (correction) => <CorrectionState correction={correction} />,
    },
    {
      key: 'actions',
      title: t('form.actions'),
      hidesTitle: true,
      render: (correction) => <CorrectionButtons correction={correction} {...answers} />,
    },
  ]
}
