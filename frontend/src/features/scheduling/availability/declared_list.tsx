import { Text, UnstyledButton } from '@mantine/core'
import type { DeclaredAvailability } from '@shiftloom/backend/contracts/availability'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { EditModal } from '#/domain/availability/edit_modal.tsx'
import { kindIcons } from '#/domain/availability/kinds.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import classes from './availability.module.css'

/** What was declared, each the way to changing or removing it, alone or with its group. */
export function DeclaredList({ entries }: { entries: readonly DeclaredAvailability[] }) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const [opened, setOpened] = useState<DeclaredAvailability | null>(null)
  if (entries.length === 0)
    return (
      <Text fz="sm" c="dimmed">
        {t('availability.none')}
      </Text>
    )
  return (
    <>
      {entries.map((entry) => {
        const { id, kind, day, hours, groupSize } = entry
        const Icon = kindIcons[kind]
        const when = hours ? format.clockRange(hours.start, hours.end) : t('availability.all_day')
        return (
          <UnstyledButton key={id} className={classes.line} onClick={() => setOpened(entry)}>
            <Icon size={16} aria-hidden />
            <span>
              {t('availability.line', {
                ...{ day: format.day(day, 'weekday'), kind: t(`availability.kind.${kind}`) },
              })}
              {' · '}
              <span className={classes.when}>{when}</span>
            </span>
            {groupSize > 1 && <IconRepeat size={14} aria-hidden />}
          </UnstyledButton>
        )
      })}
      {opened && <EditModal key={opened.id} entry={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
