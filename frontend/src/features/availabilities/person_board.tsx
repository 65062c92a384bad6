import { Alert } from '@mantine/core'
import type { DeclaredAvailability, PersonAvailability } from '@shiftloom/backend/contracts/availability'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { Board } from './board/board.tsx'
import type { Brush } from '#/domain/availability/brush.ts'
import { BrushBar } from './brush/brush_bar.tsx'
import { wholeDay } from '#/domain/availability/chosen_hours.ts'
import { usePainting } from '#/domain/availability/use_painting.ts'
import { EditModal } from '#/domain/availability/edit_modal.tsx'

type Props = { person: PersonAvailability; month: Day; today: Day }

/** A person's month with the brush that paints it. */
export function PersonBoard({ person, month, today }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const [brush, setBrush] = useState<Brush>({ kind: 'unavailable', hours: wholeDay })
  const [opened, setOpened] = useState<DeclaredAvailability | null>(null)
  const { paint } = usePainting(person, brush)
  return (
    <>
      {person.mayDeclare ? (
        <BrushBar
          brush={brush}
          firstDay={person.firstDay > today ? person.firstDay : null}
          onChange={setBrush}
        />
      ) : (
        <Alert mb="md" icon={<IconInfoCircle />} title={t('availabilities.closed')}>
          {t('availabilities.closed_text')}
        </Alert>
      )}
      <Board
        label={t('availabilities.board', { month: format.day(month, 'month') })}
        person={person}
        month={month}
        today={today}
        paint={(days) => stopsAtUnread() || paint(days)}
        clear={(days) => paint(days, 'clear')}
        onOpen={setOpened}
      />
      {opened && <EditModal key={opened.id} entry={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
