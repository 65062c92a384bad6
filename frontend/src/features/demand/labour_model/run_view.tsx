import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { Ended } from './ended.tsx'
import { isWorking, modelRunQuery } from './queries.ts'
import { Review } from './review.tsx'
import { RunProgress } from './run_progress.tsx'
import { SetUp } from './set_up.tsx'

type Props = { locationId: string; run: string; onRun: (id: string | null) => void }

/** A run of the labour model: what it is for, how far it is, and what it offers. */
export function RunView({ locationId, run, onRun }: Props) {
  if (run === 'new') return <SetUp locationId={locationId} onRun={onRun} />
  return <StoredRun id={run} onRun={onRun} />
}

function StoredRun({ id, onRun }: { id: string; onRun: Props['onRun'] }) {
  const { t } = useTranslation()
  const run = useQuery(modelRunQuery(id))
  if (run.isLoadingError) return <ErrorState error={run.error} onRetry={run.refetch} />
  if (!run.data) return <RowsSkeleton rows={6} />
  const { data } = run
  if (isWorking(data.state)) return <RunProgress run={data} onLeave={() => onRun(null)} />
  if (data.state === 'proposed' || data.state === 'accepted')
    return <Review run={data} onLeave={() => onRun(null)} />
  return (
    <Ended
      text={t(`labour_model.ended.${data.state}`)}
      onNew={() => onRun('new')}
      onLeave={() => onRun(null)}
    />
  )
}
