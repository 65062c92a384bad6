import { Alert, Combobox, ScrollArea, Select, Stack, Text, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { matchesName } from '#/domain/people/matches_name.ts'
import { fitsNobody } from '../model/candidates.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { Picker } from '../state/ui_state.ts'
import { AnchoredCard } from '../frame/anchored_card.tsx'
import { CandidateLine } from './candidate_line.tsx'
import classes from './options.module.css'
import { useCandidates } from './use_candidates.ts'
import { useCloseWhenGone } from '../context/use_close_when_gone.ts'

/** Everything a drag can do, by list: who gets the shift, and for move and copy also when. */
export function PersonPicker() {
  const { ui } = useScheduler()
  const picker = useStore(ui, (state) => state.picker)
  return picker && <PickerCard key={picker.entryIds.join()} {...picker} />
}

const noOne = 'no_one'
const listHeight = 320

function PickerCard(picker: Picker) {
  const { ui, model, labels } = useScheduler()
  const { t, format } = labels
  const { kind, entryIds, rect } = picker
  const [query, setQuery] = useState('')
  const [chosenDay, setDay] = useState<string | null>(null)
  const combobox = useCombobox({ opened: true })
  // Only a new search starts again at the top; the store itself is another object at every render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void combobox.selectFirstOption(), [query])
  const first = model.entryById.get(entryIds[0]!)
  const day = chosenDay ?? first?.day ?? model.days[0]!
  const offered = useCandidates(picker, day)
  useCloseWhenGone(entryIds, () => ui.setState({ picker: null }))
  if (!first) return null

  const close = () => ui.setState({ picker: null })
  const candidates = offered.candidates?.filter(({ person }) => matchesName(person, query))
  const title = t(`scheduling.picker.${kind}`, { count: entryIds.length })
  return (
    <AnchoredCard rect={rect} width={360} label={title} onClose={close}>
      <Stack gap={8}>
        <Text fw={600}>{title}</Text>
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
        <Combobox
          store={combobox}
          onOptionSubmit={(value) => void offered.choose(value === noOne ? null : value, close)}
        >
          <Combobox.EventsTarget>
            <TextInput
              data-autofocus
              value={query}
              placeholder={t('scheduling.picker.search')}
              aria-label={t('scheduling.picker.search')}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          {offered.unchecked && (
            <Text fz="xs" c="orange.9" role="status">
              {t('scheduling.drag.unchecked')}
            </Text>
          )}
          {fitsNobody(offered.candidates) && kind !== 'copy' && (
            <Alert color="orange" p="xs" role="status">
              {t('scheduling.picker.fits_nobody', { count: entryIds.length })}
            </Alert>
          )}
          <ScrollArea h={listHeight} type="auto" viewportProps={{ tabIndex: 0 }}>
            <Combobox.Options aria-label={t('scheduling.picker.people')} aria-busy={!candidates}>
              {candidates?.map((candidate) => (
                <Combobox.Option
                  key={candidate.person.id}
                  value={candidate.person.id}
                  className={classes.option}
                >
                  <CandidateLine {...candidate} />
                </Combobox.Option>
              ))}
              {candidates && query === '' && (
                <Combobox.Option value={noOne} className={classes.option}>
                  {t('scheduling.picker.no_one')}
                </Combobox.Option>
              )}
              {candidates?.length === 0 && query !== '' && (
                <Combobox.Empty>{t('scheduling.picker.no_match')}</Combobox.Empty>
              )}
            </Combobox.Options>
          </ScrollArea>
        </Combobox>
      </Stack>
    </AnchoredCard>
  )
}
