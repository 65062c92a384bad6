import { Badge, Text } from '@mantine/core'
import type { TimeCorrection } from '@shiftloom/backend/contracts/time_corrections'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

const colours = {
  open: { badge: 'orange', text: '#803300' },
  accepted: { badge: 'lime', text: 'lime.9' },
  rejected: { badge: 'red', text: 'red.9' },
  withdrawn: { badge: 'gray', text: 'dark.7' },
}

/** Whether a correction waits, and who answered what. */
export function CorrectionState({ correction }: { correction: TimeCorrection }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { status, decidedBy, decisionReason } = correction
  return (
    <div>
      <Badge miw="max-content" variant="light" color={colours[status].badge} c={colours[status].text}>
        {t(`records.correction.state_${status}`)}
      </Badge>
      {decidedBy && (
        <Text fz="xs" c="dimmed">
          {format.personName(decidedBy)}
        </Text>
      )}
      {decisionReason && (
        <Text fz="xs" style={{ overflowWrap: 'anywhere' }}>
          {decisionReason}
        </Text>
      )}
    </div>
  )
}
