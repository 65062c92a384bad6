import type { OutcomeRow } from '#app/imports/row_by_row/outcome_rows'
import { namesOfRequestTypes } from '#app/requests/public/leave_balances'
import type { Locale } from '#contracts/enums'
import type { ImportOutcomeRow } from '#contracts/imports'

/** Rows for the wire: request types by their names. */
export async function balanceRowsOf(found: OutcomeRow[], locale: Locale): Promise<ImportOutcomeRow[]> {
  const names = await namesOfRequestTypes(locale)
  return found.flatMap(({ number, saved }) => {
    if (!('balance' in saved)) return []
    const { requestTypeId, ...balance } = saved.balance
    const type = names.get(requestTypeId) ?? ''
    return [{ number, person: null, record: null, balance: { ...balance, type }, notes: [] }]
  })
}
