import { Badge, Text } from '@mantine/core'
import type { OpenShift, OpenShiftStatus } from '@shiftloom/backend/contracts/open_shifts'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { ShiftLines } from '../shift_lines.tsx'
import { ClaimantLines } from './claimant_lines.tsx'
import { OpenShiftActions } from './open_shift_actions.tsx'

const colours: Record<OpenShiftStatus, string> = {
  ...{ open: 'orange', assigned: 'lime', unclaimed: 'gray', withdrawn: 'gray', outdated: 'gray' },
}

export function useOpenShiftColumns(): Column<OpenShift>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const { timeZone } = useProfile()
  const seesClaims = useCan('schedule.edit')
  return [
    {
      key: 'shift',
      title: t('swaps.column.shift'),
      render: ({ shift }) => <ShiftLines shift={shift} />,
    },
    {
      key: 'closes',
      title: t('swaps.open_shifts.closes'),
      render: ({ closesAt, rule }) => (
        <>
          <Text className="tabular">{format.instant(closesAt, timeZone)}</Text>
          <Text fz="sm" c="dimmed">
            {t(`swaps.open_shifts.rule_${rule}`)}
          </Text>
        </>
      ),
    },
    ...(seesClaims
      ? [
          {
            key: 'claims',
            title: t('swaps.open_shifts.claims'),
            render: (row: OpenShift) => <ClaimantLines shift={row} />,
          },
        ]
      : []),
    {
      key: 'status',
      title: t('swaps.column.status'),
      render: (row) => <StatusLines shift={row} />,
    },
    {
      key: 'actions',
      title: t('swaps.open_shifts.actions'),
      hidesTitle: true,
      align: 'right',
      render: (row) => <OpenShiftActions shift={row} />,
    },
  ]
}

/** What became of it, and of the reader’s own claim or why there can be none. */
function StatusLines({ shift: { status, own, obstacle } }: { shift: OpenShift }) {
  const { t } = useTranslation()
  const beside =
    own !== null
      ? t(`swaps.open_shifts.own_${own}`)
      : obstacle !== null
        ? t(`swaps.obstacle_own.${obstacle}`)
        : null
  return (
    <>
      <Badge variant="light" color={colours[status]}>
        {t(`swaps.open_status.${status}`)}
      </Badge>
      {beside && (
        <Text fz="sm" c="dimmed" mt={4}>
          {beside}
        </Text>
      )}
    </>
  )
}
