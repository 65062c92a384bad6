import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { DemandFrame } from '../frame/demand_frame.tsx'
import { RunButton } from '../labour_model/run_button.tsx'
import { RunView } from '../labour_model/run_view.tsx'
import { StaffBoard } from './staff_board.tsx'

export function StaffScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const mayRun = useCan('labour_model.run')
  const run = mayRun ? search.get('run') : null
  const open = (id: string | null) => setSearch(id === null ? {} : { run: id })
  return (
    <DemandFrame
      tab="staff"
      description={t(run === null ? 'demand_staff.description' : 'labour_model.description')}
      pathOf={(locationId) => `/demand/${locationId}/staff`}
    >
      {({ location }) => {
        if (!location) return null
        if (run !== null) return <RunView key={run} locationId={location.id} run={run} onRun={open} />
        return (
          <StaffBoard
            key={location.id}
            locationId={location.id}
            actions={mayRun && <RunButton locationId={location.id} />}
          />
        )
      }}
    </DemandFrame>
  )
}
