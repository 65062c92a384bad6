import { Alert, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import type { RunScope } from '@shiftloom/backend/contracts/auto_schedule'
import { Link } from 'react-router-dom'
import { useScheduler } from '../../context/scheduler_context.ts'
import { sentencesOf } from './made_run.ts'
import { useMadeShifts } from './use_made_shifts.ts'

type Props = { scope: RunScope; hasShifts: boolean; onMade: () => void }

/** The way from a period without shifts to one that can be planned: what demand asks for becomes open shifts. */
export function ShiftsFromDemand({ scope, hasShifts, onMade }: Props) {
  const { labels } = useScheduler()
  const { t } = labels
  const shifts = useMadeShifts(scope, onMade)
  const { made, waiting, progress } = shifts
  return (
    <Paper withBorder p="sm" radius="md" component="section" aria-label={t('generate.from_demand.title')}>
      <Stack gap="xs">
        {shifts.hasFailed && <Alert color="red">{t('generate.from_demand.failed')}</Alert>}
        {shifts.refusal && (
          <Alert color="orange" role="alert">
            {shifts.refusal}
          </Alert>
        )}
        {made && (
          <Text role="status">
            {sentencesOf(made)
              .map(([key, count]) =>
                t(`generate.from_demand.${key}`, {
                  ...{ count, names: labels.format.list(made.leftOut.map(({ name }) => name)) },
                })
              )
              .join(' ')}
          </Text>
        )}
        {shifts.isBusy ? (
          <>
            <Text role="status">
              {progress ? t('generate.from_demand.of', progress) : t('generate.from_demand.making')}
            </Text>
            <Progress
              animated
              striped={!progress}
              value={progress ? (100 * progress.done) / Math.max(1, progress.total) : 100}
              aria-label={t('generate.from_demand.title')}
            />
            <Group justify="flex-end">
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                loading={shifts.isCancelling}
                onClick={shifts.cancel}
              >
                {t('core.cancel')}
              </Button>
            </Group>
          </>
        ) : waiting ? (
          <>
            <Text>
              {t(waiting.isHere ? 'generate.from_demand.waiting' : 'generate.from_demand.waiting_first', {
                days: labels.format.dayRange(waiting.run.scope.from, waiting.run.scope.until),
              })}
            </Text>
            <Group gap="xs">
              {waiting.isHere && (
                <Button size="xs" onClick={() => shifts.take(waiting.run)}>
                  {t('generate.from_demand.take')}
                </Button>
              )}
              <Button
                size="xs"
                variant="default"
                component={Link}
                to={`/demand/${waiting.run.scope.locationIds[0]}/staff?run=${waiting.run.id}`}
              >
                {t('generate.from_demand.review')}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                loading={shifts.isDiscarding}
                onClick={() => shifts.discard(waiting.run.id)}
              >
                {t('generate.from_demand.discard')}
              </Button>
            </Group>
          </>
        ) : (
          <>
            <Text c={hasShifts ? 'dimmed' : undefined} fz={hasShifts ? 'xs' : undefined}>
              {t(hasShifts ? 'generate.from_demand.more' : 'generate.from_demand.empty')}
            </Text>
            <Group>
              <Button
                size="xs"
                variant={hasShifts ? 'default' : 'filled'}
                disabled={!shifts.isKnown}
                onClick={shifts.make}
              >
                {t('generate.from_demand.make')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  )
}
