import type { LedgerPeriod } from '@shiftloom/backend/contracts/fairness'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

type Period = { day: Day; period: LedgerPeriod }

export const ledgerQuery = (asked: Period & { locationIds: string[] }) =>
  queryOptions({
    queryKey: ['scheduling', 'fairness', asked],
    queryFn: ({ signal }) => http.get('/scheduling/fairness', asked, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const ownLedgerQuery = (asked: Period) =>
  queryOptions({
    queryKey: ['scheduling', 'own-fairness', asked],
    queryFn: ({ signal }) => http.get('/scheduling/own-fairness', asked, { quiet: true, signal }),
  })
