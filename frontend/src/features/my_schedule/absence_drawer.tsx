import { Drawer, Text } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { AbsenceDetails } from '#/domain/absence/absence_details.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'

/** One's own absence; undefined: it is not in the schedule, or no longer. */
type Props = { entry: ScheduleEntry | undefined; onClose: () => void }

export function AbsenceDrawer({ entry, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  const { data: locations = [] } = useQuery(locationsQuery)
  const kind = entry ? t(`my_schedule.types.${entry.type}`) : t('absence.gone_title')
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={kind}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {entry ? (
        <AbsenceDetails
          entry={entry}
          kind={kind}
          place={locations.find(({ id }) => id === entry.locationId)?.name ?? ''}
          withFiles
        />
      ) : (
        <Text c="dimmed">{t('absence.gone_text')}</Text>
      )}
    </Drawer>
  )
}
