import { Badge } from '@mantine/core'
import type { Swap, SwapStatus } from '@shiftloom/backend/contracts/swaps'
import { useTranslation } from 'react-i18next'

const colours: Record<SwapStatus | 'outdated', string> = {
  ...{ asked: 'orange', accepted: 'blue', done: 'lime', rejected: 'red' },
  ...{ withdrawn: 'gray', expired: 'gray', outdated: 'gray' },
}

/** The status in words and colour. */
export function SwapStatusBadge({ swap: { status, outdated } }: { swap: Swap }) {
  const { t } = useTranslation()
  const shown = outdated ? 'outdated' : status
  return (
    <Badge variant="light" color={colours[shown]}>
      {t(`swaps.status.${shown}`)}
    </Badge>
  )
}
