import { Badge, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { EntryDraft } from '@shiftloom/backend/contracts/schedule'
import { useState, type FormEvent } from 'react'
import { unassignedRowId } from '../model/cell_model.ts'
import { readTypedEntry, type TypedEntry } from '../model/entry_input.ts'
import { breaksOfNew, usualBreaks } from '../model/proposed_breaks.ts'
import type { FormProblems, ShiftForm } from '../model/shift_form.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { useStore } from '../state/store.ts'
import { refusalOf } from '../warnings/refusal.ts'
import type { QuickEntry } from '../state/ui_state.ts'
import { AnchoredCard } from './anchored_card.tsx'
import { BreakList } from './break_list.tsx'
import { frequentTimes, usualPosition } from './recent_times.ts'
import { usePlace } from './use_place.ts'

/** The popover on a cell: times typed as people say them, Enter and done. */
export function QuickEntryCard() {
  const { ui } = useScheduler()
  const quick = useStore(ui, (state) => state.quick)
  return (
    quick && (
      <QuickEntryForm key={`${quick.at.rowId}|${quick.at.day}|${quick.entryId}|${quick.failed}`} {...quick} />
    )
  )
}

function QuickEntryForm({ at, rect, text: begun, entryId, failed, breaks: putBefore }: QuickEntry) {
  const { ui, model, labels, actions, directory } = useScheduler()
  const { t } = labels
  const entry = entryId ? model.entryById.get(entryId) : undefined
  const employeeId = at.rowId === unassignedRowId ? null : at.rowId
  const person = model.personById.get(at.rowId)
  const entries = model.range.entries
  const placeOf = usePlace()
  const [text, setText] = useState(begun || (entry ? labels.shortTimes(entry) : ''))
  const [positionId, setPositionId] = useState(
    entry?.positionId ?? usualPosition(entries, employeeId, person?.positionIds ?? [])
  )
  const [problem, setProblem] = useState<string | null>(failed)
  // null: nobody touched them, so they follow the times. Once the planner put something, nothing replaces it.
  const [put, setPut] = useState<ShiftForm['breaks'] | null>(putBefore ?? null)
  const [breakProblems, setBreakProblems] = useState<FormProblems>({})
  const result = readTypedEntry(text)
  const shown = put ?? (result.ok ? usualBreaks(result.value, person) : [])

  const close = () => {
    ui.set({ quick: null })
  }
  const save = async (typed: TypedEntry) => {
    const { start, end } = typed
    const typedBreaks = typed.breakMinutes.map((minutes) => ({ start: null, minutes, paid: false }))
    const made = breaksOfNew(typed, put, person)
    if (!entry && (made.tooLong || Object.keys(made.problems).length > 0)) {
      setBreakProblems(made.problems)
      if (made.tooLong) setProblem(t('scheduling.problems.break_too_long'))
      return
    }
    close()
    const times = { start, end, positionId }
    const draft: EntryDraft = {
      type: 0,
      employeeId,
      locationId: placeOf(person),
      day: at.day,
      ...times,
      breaks: made.breaks,
    }
    const outcome = entry
      ? await actions.change(entry, typedBreaks.length > 0 ? { ...times, breaks: typedBreaks } : times)
      : await actions.create(draft)
    // Whoever typed it gets the text back, with the sentence of a rule that was against it.
    if (outcome && !outcome.ok) {
      const failed = refusalOf(outcome.error)?.message ?? t('scheduling.quick.not_saved')
      ui.set({ quick: { at, rect, text, entryId, failed, breaks: put } })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (result.ok) void save(result.value)
    else setProblem(t(`scheduling.problems.${result.problem}`, { at: result.at }))
  }

  const chips = entry ? [] : frequentTimes(entries, employeeId)
  return (
    <AnchoredCard
      rect={rect}
      width={340}
      label={t(entry ? 'scheduling.quick.edit' : 'scheduling.quick.add')}
      onClose={close}
    >
      <form onSubmit={submit}>
        <Stack gap={8}>
          <Text fz="xs" c="dimmed" truncate>
            {labels.person(person)} · {labels.format.day(at.day, 'weekday')}
          </Text>
          <TextInput
            // At once, not when the card has settled: whoever types on must not lose a key.
            autoFocus
            data-autofocus
            aria-label={t('scheduling.quick.times')}
            placeholder={t('scheduling.quick.placeholder')}
            value={text}
            error={problem}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setProblem(null)
            }}
            rightSectionWidth={92}
            rightSection={
              result.ok && (
                <Text fz="xs" c="dimmed" className="tabular">
                  {labels.format.clockRange(result.value.start, result.value.end)}
                </Text>
              )
            }
          />
          <Select
            aria-label={t('scheduling.fields.position')}
            data={positionOptions(directory.positions, person?.positionIds)}
            value={positionId}
            onChange={setPositionId}
            placeholder={t('scheduling.grid.no_position')}
            searchable
            clearable
            comboboxProps={{ withinPortal: false }}
          />
          {!entry && (result.ok || put) && (
            <BreakList
              inside
              breaks={shown}
              problems={breakProblems}
              onChange={(breaks) => {
                setPut(breaks)
                setBreakProblems({})
                setProblem(null)
              }}
            />
          )}
          {chips.length > 0 && (
            <Group gap={4} aria-label={t('scheduling.quick.recent')}>
              {chips.map((time) => (
                <Badge
                  key={`${time.start}${time.end}${time.breakMinutes.join()}`}
                  component="button"
                  type="button"
                  variant="light"
                  color="gray"
                  style={{ cursor: 'pointer', height: 24 }}
                  onClick={() => void save(time)}
                >
                  {labels.shortTimes(time)}
                  {time.breakMinutes.length > 0 && ` · ${time.breakMinutes.join('+')}′`}
                </Badge>
              ))}
            </Group>
          )}
          <Group justify="space-between">
            <Text fz="xs" c="dimmed">
              {t('scheduling.quick.hint')}
            </Text>
            <Button type="submit" size="compact-sm">
              {t(entry ? 'scheduling.quick.save' : 'scheduling.quick.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </AnchoredCard>
  )
}

/** Positions the person holds come first. */
export const positionOptions = (positions: { id: string; name: string }[], held: readonly string[] = []) =>
  positions
    .toSorted((a, b) => Number(held.includes(b.id)) - Number(held.includes(a.id)))
    .map(({ id, name }) => ({ value: id, label: name }))
