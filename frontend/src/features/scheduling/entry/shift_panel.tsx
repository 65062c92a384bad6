import { Alert, Button, Group, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useState, type FormEvent } from 'react'
import { DayField } from '#/ui/form/day_field.tsx'
import { readTypedEntry } from '../model/entry_input.ts'
import { changed } from '../model/entry_draft.ts'
import { differences, formOf, readForm, type FormProblems, type ShiftForm } from '../model/shift_form.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { BreakList } from './break_list.tsx'
import { positionOptions } from './quick_entry.tsx'
import { SidePanel } from './side_panel.tsx'
import { refusalOf } from '../warnings/refusal.ts'
import { WarningSection } from '../warnings/warning_section.tsx'
import { ShiftSummary } from './shift_summary.tsx'

/** Every field of one shift. What is typed stays when somebody else changes the shift meanwhile, or saving fails. */
export function ShiftPanel({ entryId }: { entryId: string }) {
  const { model, ui, labels, rights } = useScheduler()
  const entry = model.entryById.get(entryId)
  const close = () => ui.set({ panel: null })
  const { t } = labels
  if (!entry)
    return (
      <SidePanel title={t('scheduling.panel.gone_title')} closeLabel={t('core.close')} onClose={close}>
        <Text c="dimmed">{t('scheduling.panel.gone_text')}</Text>
      </SidePanel>
    )
  return rights.edit && entry.state !== 'removed' ? (
    <ShiftEditor key={entryId} entry={entry} onClose={close} />
  ) : (
    <SidePanel title={labels.position(entry.positionId)} closeLabel={t('core.close')} onClose={close}>
      <ShiftSummary entry={entry} />
      <WarningSection entry={entry} />
    </SidePanel>
  )
}

function ShiftEditor({ entry, onClose }: { entry: ScheduleEntry; onClose: () => void }) {
  const { labels, model, directory, actions } = useScheduler()
  const { t, format } = labels
  const [opened] = useState(entry)
  const [form, setForm] = useState<ShiftForm>(() => formOf(entry))
  const [problems, setProblems] = useState<FormProblems>({})
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const put = (part: Partial<ShiftForm>) => {
    setForm((now) => ({ ...now, ...part }))
    setProblems({})
    setRefused(null)
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const read = readForm(form)
    setProblems(read.problems)
    if (!read.changes) return
    const changes = differences(opened, read.changes)
    if (Object.keys(changes).length === 0) return onClose()
    setSaving(true)
    const outcome = await actions.change(entry, changes)
    setSaving(false)
    if (outcome?.ok) return onClose()
    setRefused((outcome && refusalOf(outcome.error)?.message) ?? null)
  }

  const people = model.range.people
    .filter((person) => !person.disabledInSchedule)
    .map((person) => ({ value: person.id, label: labels.person(person) }))
    .sort((a, b) => format.compare(a.label, b.label))
  const person = form.employeeId ? model.personById.get(form.employeeId) : undefined
  const typed = readTypedEntry(form.times)
  const preview = typed.ok
    ? changed(entry, { ...typed.value, day: form.day, breaks: readForm(form).changes?.breaks ?? [] })
    : null
  const message = (problem: string | undefined) =>
    problem && t(`scheduling.problems.${problem}`, { at: form.times })

  return (
    <SidePanel
      title={t('scheduling.panel.title')}
      closeLabel={t('core.close')}
      onClose={onClose}
      footer={
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="red"
            c="red.9"
            disabled={entry.locked}
            onClick={() =>
              void actions
                .send({
                  label: 'delete',
                  operations: [{ kind: 'delete', id: entry.id, version: entry.version }],
                })
                .then(onClose)
            }
          >
            {t('scheduling.actions.delete', { count: 1 })}
          </Button>
          <Button type="submit" form="shift-form" loading={saving}>
            {t('scheduling.panel.save')}
          </Button>
        </Group>
      }
    >
      <form id="shift-form" onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="sm">
          {entry.version !== opened.version && (
            <Alert color="orange" p="xs">
              {t('scheduling.panel.changed_meanwhile', {
                times: labels.times(entry),
                day: format.day(entry.day, 'weekday'),
              })}
            </Alert>
          )}
          {refused && (
            <Alert color="red" p="xs">
              {refused}
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
          {!entry.locked && (
            <Group mt={-6}>
              <Button size="compact-xs" variant="subtle" onClick={() => actions.whoElse(entry)}>
                {t('scheduling.warnings.who_else')}
              </Button>
            </Group>
          )}
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
              {t('scheduling.panel.work_time', { work: format.hours(preview.workMinutes) })}
            </Text>
          )}
          <Select
            label={t('scheduling.fields.position')}
            data={positionOptions(directory.positions, person?.positionIds)}
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
            maxLength={500}
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
