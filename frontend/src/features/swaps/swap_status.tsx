import { Badge } from '@mantine/core'
import type { Swap, SwapStatus } from '@shiftloom/backend/contracts/swaps'
import { useTranslation } from 'react-i18next'

const colours: Record<SwapStatus | 'outdated', string> = {
  ...{ asked: 'yellow.9', accepted: 'blue.8', done: 'green.9', rejected: 'red.9' },
  ...{ withdrawn: 'gray.7', expired: 'gray.7', outdated: 'gray.7' },
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
