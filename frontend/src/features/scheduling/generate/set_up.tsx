import {
  Alert,
  Button,
  Checkbox,
  Group,
  MultiSelect,
  SegmentedControl,
  Slider,
  Stack,
  Stepper,
  Text,
  TextInput,
} from '@mantine/core'
import type { RunGoals, RunScope } from '@shiftloom/backend/contracts/schedule'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '#/lib/http.ts'
import { addDays } from '../model/calendar.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { budgets, goalsFor, presetOf, presets, presetsFor, type Budget } from './goals.ts'
import { PreflightList } from './preflight_list.tsx'
import type { OpenRun } from './use_open_run.ts'

/** What to plan, whether it can work at all, and what matters most. */
export function SetUp({ open }: { open: OpenRun }) {
  const { model, labels, rights } = useScheduler()
  const { t } = labels
  const { range, locationIds, filters } = model.state
  const [step, setStep] = useState(0)
  const [scope, setScope] = useState<RunScope>({
    ...range,
    locationIds: [...locationIds],
    positionIds: [...filters.positionIds],
    employeeIds: [],
    keep: { published: true, locked: true, manual: true },
  })
  const [goals, setGoals] = useState<RunGoals>(presets.balanced)
  const [budget, setBudget] = useState<Budget>('better')
  const [acknowledged, setAcknowledged] = useState(false)
  const checking = useMutation({
    mutationFn: () => http.post('/scheduling/auto-schedule-checks', { scope }),
  })
  const starting = useMutation({ mutationFn: () => open.start(scope, goals, budgets[budget]) })

  const check = () => {
    setAcknowledged(false)
    checking.mutate(undefined, { onSuccess: () => setStep(1) })
  }
  const blocked = checking.data?.findings.some(({ severity }) => severity === 'block') ?? false
  const impossible = checking.data !== undefined && (checking.data.shifts === 0 || checking.data.people === 0)

  return (
    <Stack gap="md">
      <Stepper active={step} onStepClick={(to) => to < step && setStep(to)} size="xs" iconSize={26}>
        {['scope', 'check', 'goals'].map((name) => (
          <Stepper.Step key={name} label={t(`scheduling.generate.step_${name}`)} />
        ))}
      </Stepper>
      {step === 0 && (
        <>
          <ScopeFields scope={scope} onChange={(part) => setScope((now) => ({ ...now, ...part }))} />
          <Button onClick={check} loading={checking.isPending} disabled={scope.from >= scope.until}>
            {t('scheduling.generate.to_check')}
          </Button>
        </>
      )}
      {step === 1 && checking.data && (
        <>
          <PreflightList preflight={checking.data} />
          {blocked && !impossible && (
            <Checkbox
              label={t('scheduling.generate.acknowledge')}
              checked={acknowledged}
              onChange={(event) => setAcknowledged(event.currentTarget.checked)}
            />
          )}
          <Group justify="space-between">
            <Button variant="default" onClick={() => setStep(0)}>
              {t('core.back')}
            </Button>
            <Button onClick={() => setStep(2)} disabled={impossible || (blocked && !acknowledged)}>
              {t('scheduling.generate.to_goals')}
            </Button>
          </Group>
        </>
      )}
      {step === 2 && (
        <>
          <GoalFields goals={goals} onChange={setGoals} seesCost={rights.cost} />
          <Stack gap={6}>
            <Text fw={500}>{t('scheduling.generate.budget')}</Text>
            <SegmentedControl
              fullWidth
              value={budget}
              onChange={(value) => setBudget(value as Budget)}
              data={(Object.keys(budgets) as Budget[]).map((value) => ({
                value,
                label: t(`scheduling.generate.budget_${value}`),
              }))}
            />
            <Text fz="xs" c="dimmed">
              {t('scheduling.generate.budget_hint', { seconds: budgets[budget] / 1000 })}
            </Text>
          </Stack>
          <Alert color="gray" p="xs">
            {t('scheduling.generate.safe')}
          </Alert>
          <Group justify="space-between">
            <Button variant="default" onClick={() => setStep(1)}>
              {t('core.back')}
            </Button>
            <Button loading={starting.isPending} onClick={() => starting.mutate()}>
              {t('scheduling.generate.start')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

function ScopeFields({ scope, onChange }: { scope: RunScope; onChange: (part: Partial<RunScope>) => void }) {
  const { directory, model, labels } = useScheduler()
  const { t } = labels
  const options = (named: { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }))
  const people = model.range.people
    .map((person) => ({ value: person.id, label: labels.person(person) }))
    .sort((a, b) => labels.format.compare(a.label, b.label))
  const lists = [
    ['locationIds', options(directory.locations)],
    ['positionIds', options(directory.positions)],
    ['employeeIds', people],
  ] as const
  return (
    <Stack gap="sm">
      <Group grow>
        <TextInput
          type="date"
          label={t('scheduling.generate.from')}
          value={scope.from}
          onChange={(event) => event.currentTarget.value && onChange({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('scheduling.generate.last_day')}
          value={addDays(scope.until, -1)}
          error={scope.from >= scope.until && t('scheduling.generate.reversed')}
          onChange={(event) =>
            event.currentTarget.value && onChange({ until: addDays(event.currentTarget.value, 1) })
          }
        />
      </Group>
      {lists.map(([key, data]) => (
        <MultiSelect
          key={key}
          label={t(`scheduling.generate.${key}`)}
          placeholder={scope[key].length === 0 ? t(`scheduling.generate.all_${key}`) : undefined}
          data={data}
          value={scope[key]}
          onChange={(value) => onChange({ [key]: value })}
          searchable
          clearable
        />
      ))}
      <Checkbox.Group
        label={t('scheduling.generate.keep')}
        description={t('scheduling.generate.keep_hint')}
        value={(['published', 'locked', 'manual'] as const).filter((kind) => scope.keep[kind])}
        onChange={(kept) =>
          onChange({
            keep: {
              published: kept.includes('published'),
              locked: kept.includes('locked'),
              manual: kept.includes('manual'),
            },
          })
        }
      >
        <Stack gap={6} mt={6}>
          {(['published', 'locked', 'manual'] as const).map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`scheduling.generate.keep_${kind}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  )
}

function GoalFields({
  goals,
  onChange,
  seesCost,
}: {
  goals: RunGoals
  onChange: (goals: RunGoals) => void
  seesCost: boolean
}) {
  const { t } = useScheduler().labels
  return (
    <Stack gap="sm">
      <Group gap={6}>
        {presetsFor(seesCost).map((preset) => (
          <Button
            key={preset}
            size="compact-sm"
            variant={presetOf(goals) === preset ? 'filled' : 'default'}
            aria-pressed={presetOf(goals) === preset}
            onClick={() => onChange(presets[preset])}
          >
            {t(`scheduling.generate.preset_${preset}`)}
          </Button>
        ))}
      </Group>
      {goalsFor(seesCost).map((goal) => (
        <div key={goal}>
          <Group justify="space-between">
            <Text fw={500}>{t(`scheduling.goals.${goal}`)}</Text>
            <Text fz="xs" c="dimmed" className="tabular">
              {goals[goal]}
            </Text>
          </Group>
          <Slider
            value={goals[goal]}
            onChange={(value) => onChange({ ...goals, [goal]: value })}
            step={10}
            label={null}
            thumbLabel={t(`scheduling.goals.${goal}`)}
            size="sm"
          />
          <Text fz="xs" c="dimmed" mt={2}>
            {t(`scheduling.goals.${goal}_hint`)}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
