import { deliveryStates, noticeChannels } from '@shiftloom/backend/contracts/notifications'
import { useSearchParams } from 'react-router-dom'

export type DeliveryFilterName = 'state' | 'channel'
const values = { state: deliveryStates, channel: noticeChannels } as const

/** Filters of the list, in the address; one that does not exist is no filter. */
export function useDeliveryFilters() {
  const [params, setParams] = useSearchParams()
  const one = <Name extends DeliveryFilterName>(name: Name) =>
    (values[name] as readonly string[]).find((value) => value === params.get(name)) ?? null
  const set = (name: DeliveryFilterName, value: string | null) =>
    setParams(
      (old) => {
        old.delete('page')
        if (value) old.set(name, value)
        else old.delete(name)
        return old
      },
      { replace: true }
    )
  return { one, set, query: { state: one('state') ?? undefined, channel: one('channel') ?? undefined } }
}
