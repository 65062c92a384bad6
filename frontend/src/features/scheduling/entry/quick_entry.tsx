import { Badge, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import type { EntryDraft, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useEffect, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { notSavedSentence } from '../actions/not_saved.ts'
import { unassignedRowId } from '../model/cell_model.ts'
import { currentIn, goneIn } from '../model/clash.ts'
import { draftOf } from '../model/entry_draft.ts'
import { readTypedEntry, type TypedEntry } from '../model/entry_input.ts'
import { notOffered } from '../model/not_offered.ts'
import { openTwin } from '../model/open_twin.ts'
import { planUpdate } from '../model/plan_operations.ts'
import { breaksOfNew, usualBreaks } from '../model/proposed_breaks.ts'
import { differences, readBreaks, type FormProblems, type ShiftForm } from '../model/shift_form.ts'
import { typedBreaks, type DueBreak } from '../model/typed_breaks.ts'
import { breaksAfterEdit } from '../rules/break_law.ts'
import type { CommandOutcome } from '../state/command_runner.ts'
import type { SchedulePosition } from '../queries/schedule.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { QuickEntry } from '../state/ui_state.ts'
import { useHoldOnEnding } from '../state/use_held_edit.ts'
import { AnchoredCard } from '../frame/anchored_card.tsx'
import { BreakList } from './break_list.tsx'
import { ClashAlert } from './clash_alert.tsx'
import { OpenTwinChoice } from './open_twin_choice.tsx'
import { frequentTimes, usualPosition } from './recent_times.ts'
import { useEditedEntry, type EditedEntry } from './use_edited_entry.ts'
import { usePlace } from '../context/use_place.ts'
import { useWhenRulesKnown } from './use_when_rules_known.ts'

/** The popover on a cell: times typed as people say them, Enter and done. */
export function QuickEntryCard() {
  const { ui } = useScheduler()
  const quick = useStore(ui, (state) => state.quick)
  const returned = useStore(ui, (state) => state.returned)
  useEffect(() => {
    // What was not saved comes back once the planner is through with what they type now.
    if (!quick && returned[0]) ui.setState({ quick: returned[0], returned: returned.slice(1) })
  }, [ui, quick, returned])
  if (!quick) return null
  const { at, entry, failed } = quick
  const key = `${at.rowId}|${at.day}|${entry?.id}|${failed}`
  return entry ? (
    <QuickEditForm key={key} quick={quick} entry={entry} />
  ) : (
    <QuickEntryForm key={key} quick={quick} edited={null} />
  )
}

function QuickEditForm({ quick, entry }: { quick: QuickEntry; entry: ScheduleEntry }) {
  const edited = useEditedEntry(entry, quick.seen)
  return <QuickEntryForm quick={quick} edited={edited} />
}

function QuickEntryForm({ quick, edited }: { quick: QuickEntry; edited: EditedEntry | null }) {
  const { at, rect, entry, failed } = quick
  const { ui, model, labels, actions, directory } = useScheduler()
  const { t } = labels
  const employeeId = at.rowId === unassignedRowId ? null : at.rowId
  const person = model.personById.get(at.rowId)
  const entries = model.range.entries
  const placeOf = usePlace()
  const [text, setText] = useState(quick.text || (entry ? labels.shortTimes(entry) : ''))
  const [positionId, setPositionId] = useState(() =>
    quick.positionId !== undefined
      ? quick.positionId
      : entry
        ? entry.positionId
        : usualPosition(entries, employeeId, person?.positionIds ?? [], notOffered(directory.positions))
  )
  const [chosePosition, setChosePosition] = useState(false)
  const [problem, setProblem] = useState<string | null>(failed)
  // `null`: untouched, so they follow the times. Once the planner put something, nothing replaces it.
  const [put, setPut] = useState<ShiftForm['breaks'] | null>(quick.breaks ?? null)
  const [breakProblems, setBreakProblems] = useState<FormProblems>({})
  const result = readTypedEntry(text)
  const written = result.ok && labels.format.clockRange(result.value.start, result.value.end)
  const isDeleted = edited?.clash === 'deleted'
  const locationId = entry?.locationId ?? placeOf(person)
  const dueAt =
    ({ start, end }: Pick<TypedEntry, 'start' | 'end'>): DueBreak =>
    (breaks) =>
      model.breakLaw.missing({ employeeId, locationId, day: entry?.day ?? at.day, start, end }, breaks)
  const shown = put ?? (result.ok ? usualBreaks(result.value, person, dueAt(result.value)) : [])
  const twinOf = (typed: TypedEntry) =>
    !entry && person
      ? openTwin(entries, person, { day: at.day, ...typed, locationId, positionId, exactly: chosePosition })
      : null
  const twin = result.ok ? twinOf(result.value) : null
  useHoldOnEnding(() =>
    [{ at, text, entry, positionId, breaks: put, failed: null }, ...ui.getState().returned].map((one) => ({
      kind: 'quick',
      quick: one,
    }))
  )

  const close = () => {
    ui.setState({ quick: null })
  }
  /** The field closes at once; a planner whose text was not saved gets it back, with the reason. */
  const carryOut = async (sending: Promise<CommandOutcome | null>) => {
    close()
    const outcome = await sending
    if (!outcome || outcome.ok) return
    const { error } = outcome
    const seen = edited && {
      entry: currentIn(error) ?? edited.seen,
      deleted: isDeleted || goneIn(error).length > 0,
    }
    const given: QuickEntry = {
      ...{ at, rect, text, entry, positionId, breaks: put },
      ...(seen && { seen }),
      failed: notSavedSentence(labels, error),
    }
    ui.setState(({ quick: open, returned }) => (open ? { returned: [...returned, given] } : { quick: given }))
  }
  /** @param takes the open shift that is given to the person instead of a new one */
  const create = (typed: TypedEntry, breaks = put, takes: ScheduleEntry | null = twin) => {
    const { start, end } = typed
    const made = breaksOfNew(typed, breaks, person, dueAt(typed))
    if (made.tooLong || Object.keys(made.problems).length > 0) {
      setBreakProblems(made.problems)
      if (made.tooLong) setProblem(t('scheduling.problems.break_too_long'))
      return
    }
    if (takes) {
      const ownBreaks = breaks !== null || typed.breakMinutes.length > 0 || takes.breaks.length === 0
      const changes = { employeeId, ...(ownBreaks && { breaks: made.breaks }) }
      const operations = [planUpdate(takes, changes)]
      return void carryOut(actions.send({ label: 'move', operations, quiet: true, known: [takes] }))
    }
    const draft: EntryDraft = {
      type: 0,
      employeeId,
      locationId,
      day: at.day,
      ...{ start, end, positionId },
      breaks: made.breaks,
    }
    void carryOut(actions.create(draft))
  }
  const changesOf = (typed: TypedEntry, of: ScheduleEntry): Partial<EntryDraft> => {
    const { start, end, breakMinutes } = typed
    const breaks =
      breakMinutes.length > 0
        ? readBreaks(typedBreaks(breakMinutes, dueAt(typed)), typed).breaks
        : breaksAfterEdit(model.breakLaw, of, typed)
    return { start, end, positionId, ...(breaks && { breaks }) }
  }
  const change = (typed: TypedEntry, { seen, asks, now, see }: EditedEntry) => {
    const changes = differences(entry!, changesOf(typed, entry!))
    // Nothing of it is added unasked: that is what the other button is for.
    if (isDeleted) return setProblem(t('scheduling.quick.deleted'))
    if (Object.keys(changes).length === 0) return close()
    if (asks) {
      see({ entry: now! })
      return setProblem(t('scheduling.quick.again'))
    }
    void carryOut(actions.change(seen, changes))
  }
  const createAgain = () => {
    if (result.ok)
      void carryOut(actions.create({ ...draftOf(entry!), ...changesOf(result.value, entry!), locked: false }))
  }
  type Entered = Parameters<typeof create>
  const held = useWhenRulesKnown(([typed, ...rest]: Entered) =>
    edited ? change(typed, edited) : create(typed, ...rest)
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (result.ok) held.enter([result.value])
    else setProblem(t(`scheduling.problems.${result.problem}`, { ...labels.examples, at: result.at }))
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
          {edited && <ClashAlert edited={edited} />}
          <TextInput
            // At once, not when the card has settled: a user who types on must not lose a key.
            autoFocus
            data-autofocus
            aria-label={t('scheduling.quick.times')}
            placeholder={t('scheduling.quick.placeholder', labels.examples)}
            value={text}
            error={problem}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setProblem(null)
              held.forget()
            }}
            rightSectionWidth={written ? written.length * 7 + 16 : undefined}
            rightSection={
              written && (
                <Text fz="xs" c="dimmed" className="tabular">
                  {written}
                </Text>
              )
            }
          />
          <Select
            aria-label={t('scheduling.fields.position')}
            data={positionOptions(directory.positions, person?.positionIds, entry?.positionId)}
            value={positionId}
            onChange={(position) => {
              setPositionId(position)
              setChosePosition(true)
            }}
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
                  onClick={() =>
                    // An open shift at this time is shown first: taking it is a choice.
                    twinOf(time)
                      ? setText(labels.shortTimes(time))
                      : held.enter([time, put ?? (time.breaks.length > 0 ? time.breaks : null), null])
                  }
                >
                  {labels.shortTimes(time)}
                  {time.breakMinutes.length > 0 && ` · ${time.breakMinutes.join('+')}′`}
                </Badge>
              ))}
            </Group>
          )}
          {twin ? (
            <OpenTwinChoice shift={twin} onAdd={() => result.ok && held.enter([result.value, put, null])} />
          ) : (
            <Group justify="space-between">
              <Text fz="xs" c="dimmed">
                {t(held.waiting ? 'scheduling.quick.waiting' : 'scheduling.quick.hint')}
              </Text>
              {isDeleted ? (
                <Button size="compact-sm" onClick={createAgain}>
                  {t('scheduling.quick.create_again')}
                </Button>
              ) : (
                <Button type="submit" size="compact-sm" loading={held.waiting}>
                  {t(entry ? 'scheduling.quick.save' : 'scheduling.quick.create')}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </form>
    </AnchoredCard>
  )
}

/** Positions the person holds come first; one that the schedule does not offer is there only for its own shift. */
export const positionOptions = (
  positions: readonly SchedulePosition[],
  held: readonly string[] = [],
  present: string | null | undefined = null
) =>
  positions
    .filter(({ id, visible }) => visible !== false || id === present)
    .toSorted((a, b) => Number(held.includes(b.id)) - Number(held.includes(a.id)))
    .map(({ id, name }) => ({ value: id, label: name }))
