import type { DemandReadiness } from '@shiftloom/backend/contracts/demand_overview'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reportWorker } from '#/lib/failures/worker_failure.ts'
import type { Glance } from './glance.ts'
import { GlanceDesk } from './glance_desk.ts'
import { overviewKey } from './queries.ts'

const glanceKey = [...overviewKey, 'glance']

/** What each location needs and has, in the order of the locations; each comes once it is worked out. */
export function useGlances(places: readonly DemandReadiness[]): UseQueryResult<Glance>[] {
  const cache = useQueryClient()
  const [desk, setDesk] = useState<GlanceDesk | null>(null)
  useEffect(() => {
    let hangUp = () => {}
    let gone = false
    void import('../staffing_rules/sandbox/sandbox_line.ts').then(({ openSandboxLine }) => {
      if (gone) return
      const line = openSandboxLine((error) => reportWorker(error, 'rules'))
      hangUp = line.hangUp
      setDesk(new GlanceDesk(line, cache))
    })
    return () => {
      gone = true
      // What is worked out still would ask a worker that is gone.
      void cache.cancelQueries({ queryKey: glanceKey })
      hangUp()
    }
  }, [cache])
  return useQueries({
    queries: places.map(({ locationId, today }) => ({
      queryKey: [...glanceKey, locationId, today],
      queryFn: () => desk!.glanceAt(locationId, today),
      enabled: desk !== null,
    })),
  })
}
