import { Button, Group, Stack, Text } from '@mantine/core'
import type { PersonAvailability } from '@shiftloom/backend/contracts/availability'
import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { areSound, wholeDay } from '#/domain/availability/chosen_hours.ts'
import { HoursFields } from '#/domain/availability/hours_fields.tsx'
import { KindField } from '#/domain/availability/kind_field.tsx'
import { PeriodModal } from '#/domain/availability/period_modal.tsx'
import { usePainting } from '#/domain/availability/use_painting.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { useScheduler } from '../context/scheduler_context.ts'

type Props = { person: PersonAvailability; days: readonly string[] }

/** Enters availability for the chosen days, as far as they are still open, or for some weekdays of a period. */
export function DeclareDays({ person, days }: Props) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const [kind, setKind] = useState<AvailabilityKind>('unavailable')
  const [hours, setHours] = useState(wholeDay)
  const [isPeriod, setIsPeriod] = useState(false)
  const { paint, isPending } = usePainting(person, { kind, hours })
  const open = days.filter((day) => day >= person.firstDay)
  const hasEntries = person.entries.some(({ day }) => open.includes(day))
  return (
    <Stack gap="sm" mt="md">
      <KindField value={kind} onChange={setKind} />
      <HoursFields
        value={hours}
        onChange={setHours}
        error={areSound(hours) ? undefined : t('availability.hours_differ')}
      />
      {open.length < days.length && (
        <Text fz="sm" c="dimmed">
          {t('availability.first_open', { day: format.day(person.firstDay, 'full') })}
        </Text>
      )}
      <Group gap="xs">
        <Button
          disabled={open.length === 0}
          loading={isPending}
          onClick={() => stopsAtUnread() || paint(open)}
        >
          {t('availability.save', { count: open.length })}
        </Button>
        {hasEntries && (
          <Button variant="default" disabled={isPending} onClick={() => paint(open, 'clear')}>
            {t('availability.clear_days', { count: open.length })}
          </Button>
        )}
      </Group>
      <Button
        variant="subtle"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => setIsPeriod(true)}
      >
        {t('availability.period')}
      </Button>
      {isPeriod && <PeriodModal person={person} onClose={() => setIsPeriod(false)} />}
    </Stack>
  )
}
