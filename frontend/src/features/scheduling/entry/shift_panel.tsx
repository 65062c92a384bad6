import { Alert, Button, Group, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { longestShiftComment, type ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useState, type FormEvent } from 'react'
import { DayField } from '#/ui/form/day_field.tsx'
import { readTypedEntry } from '../model/entry_input.ts'
import { changed } from '../model/entry_draft.ts'
import { formOf, type ShiftForm } from '../model/shift_form.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { HeldForm } from '../state/ui_state.ts'
import { useHoldOnEnding } from '../state/use_held_edit.ts'
import { BreakList } from './break_list.tsx'
import { ClaimsSection } from './claims_section.tsx'
import { ClashAlert } from './clash_alert.tsx'
import { positionOptions } from './quick_entry.tsx'
import { SidePanel } from '../frame/side_panel.tsx'
import { WarningSection } from '../warnings/warning_section.tsx'
import { ShiftSummary } from './shift_summary.tsx'
import { useShiftSaving } from './use_shift_saving.ts'

type Props = { entryId: string; held?: HeldForm | undefined }

/** Every field of one shift. What is typed stays when another user changes the shift meanwhile, or saving fails. */
export const ShiftPanel = (props: Props) => <OpenShift key={props.entryId} {...props} />

function OpenShift({ entryId, held }: Props) {
  const { model, ui, labels, rights } = useScheduler()
  const entry = model.entryById.get(entryId)
  const [opened, setOpened] = useState(held?.opened ?? entry)
  const close = () => ui.setState({ panel: null })
  const { t } = labels
  // It came back, or into the days shown, while the panel stood open.
  if (entry && isLost(opened) && !isLost(entry)) setOpened(entry)
  if (rights.edit && opened && !isLost(opened))
    return <ShiftEditor opened={opened} typed={held?.form} onClose={close} />
  return entry ? (
    <SidePanel title={labels.position(entry.positionId)} closeLabel={t('core.close')} onClose={close}>
      <ShiftSummary entry={entry} />
      <WarningSection entry={entry} />
    </SidePanel>
  ) : (
    <GonePanel onClose={close} />
  )
}

const isLost = (entry: ScheduleEntry | undefined): boolean => !entry || entry.state === 'removed'

function GonePanel({ onClose }: { onClose: () => void }) {
  const { t } = useScheduler().labels
  return (
    <SidePanel title={t('scheduling.panel.gone_title')} closeLabel={t('core.close')} onClose={onClose}>
      <Text c="dimmed">{t('scheduling.panel.gone_text')}</Text>
    </SidePanel>
  )
}

type EditorProps = { opened: ScheduleEntry; typed: ShiftForm | undefined; onClose: () => void }

function ShiftEditor({ opened, typed: begun, onClose }: EditorProps) {
  const { labels, model, directory, actions } = useScheduler()
  const { t, format } = labels
  const [form, setForm] = useState<ShiftForm>(() => begun ?? formOf(opened))
  const saving = useShiftSaving(opened, form, onClose)
  useHoldOnEnding(() => [{ kind: 'panel', opened, form }])
  const { edited, problems } = saving
  const entry = edited.now ?? edited.seen
  const isDeleted = edited.clash === 'deleted'
  const put = (part: Partial<ShiftForm>) => {
    setForm((now) => ({ ...now, ...part }))
    saving.forget()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.save()
  }
  const people = model.range.people
    .filter((person) => !person.disabledInSchedule)
    .map((person) => ({ value: person.id, label: labels.person(person) }))
    .sort((a, b) => format.compare(a.label, b.label))
  const person = form.employeeId ? model.personById.get(form.employeeId) : undefined
  const typed = readTypedEntry(form.times)
  const preview = typed.ok
    ? changed(entry, {
        ...typed.value,
        day: form.day,
        breaks: saving.read().changes?.breaks ?? [],
      })
    : null
  const message = (problem: string | undefined) =>
    problem && t(`scheduling.problems.${problem}`, { ...labels.examples, at: form.times })

  if ((isDeleted || edited.clash === 'missing') && isUntouched(opened, form))
    return <GonePanel onClose={onClose} />
  return (
    <SidePanel
      title={t('scheduling.panel.title')}
      closeLabel={t('core.close')}
      onClose={onClose}
      footer={
        <Group justify="space-between">
          {model.proposal?.has(entry.id) ? (
            <Button
              variant="subtle"
              onClick={() => {
                actions.leaveOut([entry.id])
                onClose()
              }}
            >
              {t('scheduling.actions.leave_out')}
            </Button>
          ) : (
            <Button
              variant="subtle"
              color="red"
              c="red.9"
              disabled={entry.locked || isDeleted}
              onClick={saving.remove}
            >
              {t('scheduling.actions.delete', { count: 1 })}
            </Button>
          )}
          {isDeleted ? (
            <Button onClick={saving.addAgain} loading={saving.saving}>
              {t('scheduling.quick.create_again')}
            </Button>
          ) : (
            <Button type="submit" form="shift-form" loading={saving.saving}>
              {t('scheduling.panel.save')}
            </Button>
          )}
        </Group>
      }
    >
      <form id="shift-form" onSubmit={submit} noValidate>
        <Stack gap="sm">
          <ClashAlert edited={edited} />
          {saving.refused && (
            <Alert color="red" p="xs">
              {saving.refused}
            </Alert>
          )}
          <Select
            label={t('scheduling.fields.employee')}
            data={people}
            value={form.employeeId}
            onChange={(employeeId) => put({ employeeId })}
            placeholder={t('scheduling.grid.unassigned')}
            searchable
            clearable
          />
          {!entry.locked && edited.now && (
            <Group mt={-6}>
              <Button size="compact-xs" variant="subtle" onClick={() => actions.whoElse(entry)}>
                {t('scheduling.warnings.who_else')}
              </Button>
            </Group>
          )}
          {edited.now && <ClaimsSection entry={edited.now} />}
          <Group grow align="flex-start" gap="sm">
            <TextInput
              autoFocus
              label={t('scheduling.fields.times')}
              value={form.times}
              onChange={(event) => put({ times: event.currentTarget.value })}
              error={message(problems.times)}
            />
            <DayField
              size="sm"
              label={t('scheduling.fields.day')}
              value={form.day}
              onChange={(day) => day && put({ day })}
              required
              withAsterisk={false}
            />
          </Group>
          {preview && (
            <Text fz="xs" c="dimmed" className="tabular" mt={-6}>
              {t('scheduling.panel.work_time', { work: format.shortHours(preview.workMinutes) })}
            </Text>
          )}
          <Select
            label={t('scheduling.fields.position')}
            data={positionOptions(directory.positions, person?.positionIds, entry?.positionId)}
            value={form.positionId}
            onChange={(positionId) => put({ positionId })}
            placeholder={t('scheduling.grid.no_position')}
            searchable
            clearable
          />
          <Select
            label={t('scheduling.fields.location')}
            data={directory.locations.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.locationId}
            onChange={(locationId) => put({ locationId: locationId ?? '' })}
            error={problems.locationId && t('scheduling.problems.required')}
            searchable
            allowDeselect={false}
          />
          <BreakList breaks={form.breaks} problems={problems} onChange={(breaks) => put({ breaks })} />
          <Textarea
            label={t('scheduling.fields.comment')}
            value={form.comment}
            onChange={(event) => put({ comment: event.currentTarget.value })}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={longestShiftComment}
          />
          <Switch
            label={t('scheduling.fields.locked')}
            description={t('scheduling.fields.locked_hint')}
            checked={form.locked}
            onChange={(event) => put({ locked: event.currentTarget.checked })}
          />
          <ShiftSummary entry={entry} onlyState />
          <WarningSection entry={entry} />
        </Stack>
      </form>
    </SidePanel>
  )
}

const isUntouched = (opened: ScheduleEntry, form: ShiftForm): boolean =>
  JSON.stringify(form) === JSON.stringify(formOf(opened))
