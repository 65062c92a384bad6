import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CalendarFeed } from '#/domain/calendar_feed/calendar_feed.tsx'
import { useFocusBack } from '#/ui/use_focus_back.ts'

/** One's own shifts in a calendar of one's own. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal
      opened
      size={680}
      onClose={onClose}
      title={t('my_schedule.add_to_calendar')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      <CalendarFeed />
    </Modal>
  )
}
