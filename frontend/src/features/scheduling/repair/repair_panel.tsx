import { Alert, Button, Group, SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core'
import type { RunScope } from '@shiftloom/backend/contracts/auto_schedule'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DayField } from '#/ui/form/day_field.tsx'
import { toast } from '#/ui/toast.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { SidePanel } from '../frame/side_panel.tsx'
import { usePlace } from '../context/use_place.ts'
import { budgets, presets } from '../generate/goals.ts'
import { isWorking, type OpenRun } from '../generate/use_open_run.ts'
import { addDays } from '../model/calendar.ts'
import { rangeQuery } from '../queries/schedule.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import type { RepairStart } from '../state/ui_state.ts'
import { concernedBy, openIn } from './concerned.ts'
import { ConcernedList } from './concerned_list.tsx'
import { planAbsence } from './record_absence.ts'

/** A person cannot come, or shifts are open: the least change that makes the schedule whole again. */
export function RepairPanel({ start, run }: { start: RepairStart; run: OpenRun }) {
  const { ui, labels } = useScheduler()
  const { t } = labels
  const busy = isWorking(run.run) || run.run?.state === 'proposed'
  return (
    <SidePanel
      takesFocus
      title={t('generate.repair.title')}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
      width={376}
    >
      {busy ? (
        <Stack gap="md">
          <Text>{t('generate.repair.busy')}</Text>
          <Button onClick={() => ui.setState({ panel: { kind: 'generate' } })}>
            {t('generate.repair.go')}
          </Button>
        </Stack>
      ) : (
        <RepairForm key={`${start.employeeId} ${start.from} ${start.onlyOpen}`} start={start} run={run} />
      )}
    </SidePanel>
  )
}

function RepairForm({ start, run }: { start: RepairStart; run: OpenRun }) {
  const { ui, model, labels, actions } = useScheduler()
  const { t, format } = labels
  const placeOf = usePlace()
  const { locationIds } = model.state
  const [kind, setKind] = useState<'absent' | 'open'>(start.onlyOpen ? 'open' : 'absent')
  const [employeeId, setEmployeeId] = useState(start.employeeId)
  const [days, setDays] = useState({ from: start.from, until: start.until })
  const [movesOthers, setMovesOthers] = useState(false)
  const [records, setRecords] = useState(true)
  const absent = kind === 'absent'
  const reversed = days.from >= days.until
  // The days may reach beyond those the grid shows.
  const { data: plan } = useQuery({ ...rangeQuery(days, locationIds), enabled: !reversed })
  const repair = absent && employeeId ? [{ employeeId, ...days }] : []
  const concerned = absent
    ? repair.flatMap((one) => concernedBy(one, plan?.entries ?? []))
    : openIn(days, plan?.entries ?? [])

  const absences =
    records && !reversed
      ? repair.flatMap((one) => {
          const place = concerned[0]?.locationId ?? placeOf(model.personById.get(one.employeeId))
          return planAbsence(one, place, plan?.entries ?? [])
        })
      : []

  const starting = useMutation({
    mutationFn: async () => {
      const recorded = await actions.send({ label: 'create', operations: absences, quiet: true })
      if (recorded && !recorded.ok) return false
      if (recorded)
        toast({ type: 'success', text: t('generate.repair.recorded', { count: absences.length }) })
      if (concerned.length === 0) return false
      const keep = { published: !movesOthers, locked: true, manual: !movesOthers }
      const scope: RunScope = {
        ...days,
        locationIds: [...locationIds],
        positionIds: [],
        employeeIds: [],
        keep,
      }
      await run.start({ scope, goals: presets.steady, budgetMs: budgets.quick, repair })
      return true
    },
    onSuccess: (searches) => searches && ui.setState({ panel: { kind: 'generate' } }),
  })
  const people = model.range.people
    .filter((person) => !person.disabledInSchedule)
    .map((person) => ({ value: person.id, label: labels.person(person) }))
    .sort((a, b) => format.compare(a.label, b.label))

  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('generate.repair.kind')}
        value={kind}
        onChange={(value) => setKind(value as 'absent' | 'open')}
        data={(['absent', 'open'] as const).map((value) => ({ value, label: t(`generate.repair.${value}`) }))}
      />
      <Text fz="sm" c="dimmed">
        {t(absent ? 'generate.repair.absent_text' : 'generate.repair.open_text')}
      </Text>
      {absent && (
        <Select
          label={t('generate.repair.person')}
          data={people}
          value={employeeId}
          onChange={setEmployeeId}
          searchable
          allowDeselect={false}
          data-autofocus
        />
      )}
      <Group grow align="flex-start">
        <DayField
          size="sm"
          label={t('generate.repair.from')}
          value={days.from}
          onChange={(from) => from && setDays((now) => ({ ...now, from }))}
        />
        <DayField
          size="sm"
          label={t('generate.repair.until')}
          value={addDays(days.until, -1)}
          error={reversed && t('generate.repair.reversed')}
          onChange={(last) => last && setDays((now) => ({ ...now, until: addDays(last, 1) }))}
        />
      </Group>
      {(employeeId || !absent) && !reversed && plan && (
        <ConcernedList
          shifts={concerned}
          title={absent ? 'generate.repair.concerned' : 'generate.repair.concerned_open'}
        />
      )}
      {absent && (
        <Switch
          label={t('generate.repair.record')}
          description={t('generate.repair.record_hint')}
          checked={records}
          onChange={(event) => setRecords(event.currentTarget.checked)}
        />
      )}
      <Switch
        label={t('generate.repair.move_others')}
        description={t('generate.repair.move_others_hint')}
        checked={movesOthers}
        onChange={(event) => setMovesOthers(event.currentTarget.checked)}
      />
      <Alert color="gray" p="xs">
        {t(absences.length > 0 ? 'generate.repair.safe_but_absence' : 'generate.repair.safe')}
      </Alert>
      <Button
        loading={starting.isPending}
        disabled={reversed || !plan || (concerned.length === 0 && absences.length === 0)}
        onClick={() => stopsAtUnread() || starting.mutate()}
      >
        {t(
          concerned.length === 0 && absences.length > 0
            ? 'generate.repair.record_only'
            : 'generate.repair.start'
        )}
      </Button>
    </Stack>
  )
}
