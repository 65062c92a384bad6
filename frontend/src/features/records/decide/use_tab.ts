import { recordTabs } from '@shiftloom/backend/contracts/time_records'
import { useSearchParams } from 'react-router-dom'

/** The tab of the list, kept in the address. */
export function useTab() {
  const [params, setParams] = useSearchParams()
  const tab = recordTabs.find((name) => name === params.get('tab')) ?? 'review'
  const choose = (value: string | null) =>
    setParams(
      (old) => {
        old.delete('page')
        if (value && value !== 'review') old.set('tab', value)
        else old.delete('tab')
        return old
      },
      { replace: true }
    )
  return { tab, choose }
}
