import { Alert, Button, Checkbox, Group, SegmentedControl, Stack, Stepper, Text } from '@mantine/core'
import type { Preflight, RunGoals, RunScope, VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '#/lib/api/http.ts'
import { stopsAtUnread } from '#/ui/form/use_unread.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { ComparisonFields } from './comparison_fields.tsx'
import { ShiftsFromDemand } from './from_demand/shifts_from_demand.tsx'
import { GoalFields } from './goal_fields.tsx'
import { budgets, presets, type Budget } from './goals.ts'
import { PreflightList } from './preflight_list.tsx'
import { ScopeFields } from './scope_fields.tsx'
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
  const [variants, setVariants] = useState<VariantKey[]>([])
  const [budget, setBudget] = useState<Budget>('better')
  const [acknowledged, setAcknowledged] = useState(false)
  // The last one stays in sight while another check is made.
  const [preflight, setPreflight] = useState<Preflight>()
  const checking = useMutation({
    mutationFn: () => http.post('/scheduling/auto-schedule-checks', { scope }),
    onSuccess: setPreflight,
  })
  const starting = useMutation({
    mutationFn: () => open.start({ scope, goals, budgetMs: budgets[budget], variants }),
  })

  const check = () => {
    setAcknowledged(false)
    checking.mutate(undefined, { onSuccess: () => setStep(1) })
  }
  const blocked = preflight?.findings.some(({ severity }) => severity === 'block') ?? false
  const impossible = preflight !== undefined && (preflight.shifts === 0 || preflight.people === 0)

  return (
    <Stack gap="md">
      <Stepper active={step} onStepClick={(to) => to < step && setStep(to)} size="xs" iconSize={26}>
        {['scope', 'check', 'goals'].map((name) => (
          <Stepper.Step key={name} label={t(`generate.panel.step_${name}`)} />
        ))}
      </Stepper>
      {step === 0 && (
        <>
          <ScopeFields scope={scope} onChange={(part) => setScope((now) => ({ ...now, ...part }))} />
          <Button
            onClick={() => stopsAtUnread() || check()}
            loading={checking.isPending}
            disabled={scope.from >= scope.until}
          >
            {t('generate.panel.to_check')}
          </Button>
        </>
      )}
      {step === 1 && preflight && (
        <>
          {preflight.shifts > 0 && <PreflightList preflight={preflight} />}
          {rights.makeShifts ? (
            <ShiftsFromDemand
              scope={scope}
              hasShifts={preflight.shifts > 0}
              onMade={() => checking.mutate()}
            />
          ) : (
            preflight.shifts === 0 && <Text>{t('generate.panel.no_shifts')}</Text>
          )}
          {preflight.shifts === 0 && (
            <Text fz="xs" c="dimmed">
              {t('generate.panel.other_ways')}
            </Text>
          )}
          {blocked && !impossible && (
            <Checkbox
              label={t('generate.panel.acknowledge')}
              checked={acknowledged}
              onChange={(event) => setAcknowledged(event.currentTarget.checked)}
            />
          )}
          <Group justify="space-between">
            <Button variant="default" onClick={() => setStep(0)}>
              {t('core.back')}
            </Button>
            <Button onClick={() => setStep(2)} disabled={impossible || (blocked && !acknowledged)}>
              {t('generate.panel.to_goals')}
            </Button>
          </Group>
        </>
      )}
      {step === 2 && (
        <>
          <GoalFields goals={goals} onChange={setGoals} seesCost={rights.cost} />
          <ComparisonFields chosen={variants} onChange={setVariants} seesCost={rights.cost} />
          <Stack gap={6}>
            <Text fw={500}>{t('generate.panel.budget')}</Text>
            <SegmentedControl
              fullWidth
              value={budget}
              onChange={(value) => setBudget(value as Budget)}
              data={(Object.keys(budgets) as Budget[]).map((value) => ({
                value,
                label: t(`generate.panel.budget_${value}`),
              }))}
            />
            <Text fz="xs" c="dimmed">
              {t('generate.panel.budget_hint', { seconds: budgets[budget] / 1000 })}
            </Text>
          </Stack>
          <Alert color="gray" p="xs">
            {t('generate.panel.safe')}
          </Alert>
          <Group justify="space-between">
            <Button variant="default" onClick={() => setStep(1)}>
              {t('core.back')}
            </Button>
            <Button loading={starting.isPending} onClick={() => starting.mutate()}>
              {t('generate.panel.start')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
