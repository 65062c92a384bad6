import { ledgerKinds, type LedgerRow } from '@shiftloom/backend/contracts/fairness'

type Order = { sort: string | null | undefined; descending: boolean }

/** People by what a column shows; without one, as they come: by surname. */
export function inLedgerOrder(people: readonly LedgerRow[], { sort, descending }: Order): LedgerRow[] {
  const valueOf = sort ? values[sort] : undefined
  if (!valueOf) return [...people]
  const sign = descending ? -1 : 1
  return people.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)))
}

const share = (part: number, whole: number): number => (whole === 0 ? -1 : part / whole)

const values: Record<string, (row: LedgerRow) => number> = {
  ...Object.fromEntries(ledgerKinds.map((kind) => [kind, (row: LedgerRow) => row[kind] - row.fair[kind]])),
  hours: ({ plannedMinutes, normMinutes }) => plannedMinutes - normMinutes,
  wishes: ({ wishesGranted, wishes }) => share(wishesGranted, wishes),
  requests: ({ requestsRefused, requests }) => share(requestsRefused, requests),
}
