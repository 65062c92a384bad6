import {
  Badge,
  Combobox,
  Group,
  ScrollArea,
  Select,
  Stack,
  Text,
  TextInput,
  useCombobox,
} from '@mantine/core'
import { useEffect, useState } from 'react'
import { PersonAvatar } from '#/ui/person_avatar.tsx'
import { rankCandidates, type Candidate } from '../model/candidates.ts'
import { changed } from '../model/entry_draft.ts'
import { matches } from '../model/filters.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { useStore } from '../state/store.ts'
import type { Picker } from '../state/ui_state.ts'
import { AnchoredCard } from './anchored_card.tsx'

/** Everything a drag can do, by list: who gets the shift, and for move and copy also when. */
export function PersonPicker() {
  const { ui } = useScheduler()
  const picker = useStore(ui, (state) => state.picker)
  return picker && <PickerCard key={picker.entryIds.join()} {...picker} />
}

const nobody = 'nobody'

function PickerCard({ kind, entryIds, rect }: Picker) {
  const { ui, model, labels, actions } = useScheduler()
  const { t, format } = labels
  const shifts = entryIds.flatMap((id) => model.entryById.get(id) ?? [])
  const first = shifts[0]
  const [query, setQuery] = useState('')
  const [day, setDay] = useState(first?.day ?? model.days[0]!)
  const combobox = useCombobox({ opened: true })
  // Only a new search starts again at the top; the store itself is another object at every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void combobox.selectFirstOption(), [query])
  if (!first) return null

  const close = () => ui.set({ picker: null })
  const there =
    kind === 'assign'
      ? shifts
      : shifts.map((shift) => changed(shift, { day: shift === first ? day : shift.day }))
  const people = model.range.people.filter((person) => matches(person, query))
  const candidates = rankCandidates(there, people, model.range.entries, model.totals.byPerson)
  const choose = (value: string) => {
    close()
    const employeeId = value === nobody ? null : value
    if (kind === 'assign') void actions.assign(shifts, employeeId)
    else
      void actions.move({ entries: shifts, grabbed: first, to: { employeeId, day }, copy: kind === 'copy' })
  }

  return (
    <AnchoredCard
      rect={rect}
      width={340}
      label={t(`scheduling.picker.${kind}`, { count: shifts.length })}
      onClose={close}
    >
      <Stack gap={8}>
        <Text fw={600}>{t(`scheduling.picker.${kind}`, { count: shifts.length })}</Text>
        {kind !== 'assign' && (
          <Select
            aria-label={t('scheduling.picker.day')}
            data={model.days.map((one) => ({ value: one, label: format.day(one, 'weekday') }))}
            value={day}
            onChange={(value) => value && setDay(value)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        <Combobox store={combobox} onOptionSubmit={choose}>
          <Combobox.EventsTarget>
            <TextInput
              data-autofocus
              value={query}
              placeholder={t('scheduling.picker.search')}
              aria-label={t('scheduling.picker.search')}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <ScrollArea.Autosize mah={300} type="auto">
            <Combobox.Options aria-label={t('scheduling.picker.people')}>
              {candidates.map((candidate) => (
                <Combobox.Option key={candidate.person.id} value={candidate.person.id}>
                  <CandidateLine {...candidate} />
                </Combobox.Option>
              ))}
              {query === '' && (
                <Combobox.Option value={nobody}>{t('scheduling.picker.nobody')}</Combobox.Option>
              )}
              {candidates.length === 0 && query !== '' && (
                <Combobox.Empty>{t('scheduling.picker.no_match')}</Combobox.Empty>
              )}
            </Combobox.Options>
          </ScrollArea.Autosize>
        </Combobox>
      </Stack>
    </AnchoredCard>
  )
}

function CandidateLine({ person, obstacle, prefers, roomMinutes }: Candidate) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const room =
    roomMinutes >= 0
      ? t('scheduling.picker.room', { hours: format.hours(roomMinutes) })
      : t('scheduling.picker.over', { hours: format.hours(-roomMinutes) })
  return (
    <Group gap={8} wrap="nowrap">
      <PersonAvatar person={person} size={24} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text truncate fw={500}>
          {labels.person(person)}
        </Text>
        <Text fz="xs" c="dimmed" className="tabular">
          {room}
        </Text>
      </div>
      {obstacle ? (
        <Badge
          size="sm"
          variant="light"
          color={obstacle === 'busy' || obstacle === 'away' ? 'red.9' : 'orange.9'}
        >
          {t(`scheduling.obstacles_short.${obstacle}`)}
        </Badge>
      ) : (
        prefers && (
          <Badge size="sm" variant="light" color="lime.8">
            {t('scheduling.picker.prefers')}
          </Badge>
        )
      )}
    </Group>
  )
}
