import { Button, Group, Slider, Stack, Text } from '@mantine/core'
import type { RunGoals } from '@shiftloom/backend/contracts/auto_schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { goalsFor, presetOf, presets, presetsFor } from './goals.ts'

/** What matters, as presets and one by one. */
export function GoalFields({
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
            {t(`generate.panel.preset_${preset}`)}
          </Button>
        ))}
      </Group>
      {goalsFor(seesCost).map((goal) => (
        <div key={goal}>
          <Group justify="space-between">
            <Text fw={500}>{t(`generate.goals.${goal}`)}</Text>
            <Text fz="xs" c="dimmed" className="tabular">
              {goals[goal]}
            </Text>
          </Group>
          <Slider
            value={goals[goal]}
            onChange={(value) => onChange({ ...goals, [goal]: value })}
            step={10}
            label={null}
            thumbLabel={t(`generate.goals.${goal}`)}
            size="sm"
          />
          <Text fz="xs" c="dimmed" mt={2}>
            {t(`generate.goals.${goal}_hint`)}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
