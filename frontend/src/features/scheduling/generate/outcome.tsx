import { Alert, Button, Stack } from '@mantine/core'
import type { AutoScheduleRun } from '@shiftloom/backend/contracts/auto_schedule'
import { useScheduler } from '../context/scheduler_context.ts'
import { FiguresTable } from './figures_table.tsx'
import type { OpenRun } from './use_open_run.ts'

/** How it ended: accepted, rejected, cancelled or failed, and the way to another try. */
export function Outcome({ open, run }: { open: OpenRun; run: AutoScheduleRun }) {
  const { ui, labels } = useScheduler()
  const { t } = labels
  const failed = run.state === 'failed'
  // The plan that most was taken from.
  const taken = run.variants.toSorted((a, b) => b.acceptedShifts - a.acceptedShifts)[0]
  return (
    <Stack gap="md">
      <Alert
        color={failed ? 'red' : run.state === 'accepted' ? 'green' : 'gray'}
        title={t(`generate.panel.ended_${run.state}`)}
      >
        {t(`generate.panel.ended_${run.state}_text`)}
      </Alert>
      {run.state === 'accepted' && run.figuresBefore && taken && (
        <FiguresTable before={run.figuresBefore} variant={taken} />
      )}
      <Button onClick={open.dismiss}>{t('generate.panel.again')}</Button>
      <Button
        variant="default"
        onClick={() => {
          open.dismiss()
          ui.setState({ panel: null })
        }}
      >
        {t('core.close')}
      </Button>
    </Stack>
  )
}
