import { SidePanel } from '../frame/side_panel.tsx'
import { useScheduler } from '../context/scheduler_context.ts'
import { Outcome } from './outcome.tsx'
import { Review } from './review.tsx'
import { RunProgressView } from './run_progress.tsx'
import { SetUp } from './set_up.tsx'
import { isWorking, type OpenRun } from './use_open_run.ts'

/** The automatic schedule from scope to decision. Closing the panel stops nothing; it opens again where it was. */
export function GeneratePanel({ run: open }: { run: OpenRun }) {
  const { ui, labels } = useScheduler()
  const { t } = labels
  const { run } = open
  const step =
    run === undefined
      ? 'set_up'
      : isWorking(run)
        ? 'running'
        : run.state === 'proposed'
          ? 'review'
          : 'outcome'
  return (
    <SidePanel
      takesFocus
      title={t(`generate.panel.title_${step}`)}
      closeLabel={t('core.close')}
      onClose={() => ui.setState({ panel: null })}
      width={step === 'review' ? 'clamp(400px, 28vw, 600px)' : 376}
    >
      {run === undefined ? (
        <SetUp open={open} />
      ) : isWorking(run) ? (
        <RunProgressView open={open} run={run} />
      ) : run.state === 'proposed' ? (
        <Review open={open} run={run} />
      ) : (
        <Outcome open={open} run={run} />
      )}
    </SidePanel>
  )
}
