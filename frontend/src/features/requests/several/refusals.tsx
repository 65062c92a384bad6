import { Alert, List, Text } from '@mantine/core'
import { requestStatuses } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import { whenText } from '#/domain/request_status/request_words.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { LeftAlone } from './decide_each.ts'
import { useRequestName } from './use_request_name.ts'

/** Requests that a decision on several did not reach, each with the reason. */
export function Refusals({ leftAlone }: { leftAlone: readonly LeftAlone[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = useRequestName()
  const reasonOf = ({ request, because, message }: LeftAlone): string => {
    if (because === 'unanswered' || because === 'untried') return t(`requests.several.${because}`)
    const by = request.decidedBy
    if (because === 'refused' || by === null) return message
    const isApproved = request.status === requestStatuses.approved
    return t(`requests.several.${isApproved ? 'approved_before' : 'rejected_before'}`, { by })
  }
  const isUnsure = leftAlone.some(({ because }) => because === 'unanswered')
  return (
    <Alert color="orange" variant="light" role="alert">
      <Text fz="sm" mb={4}>
        {t(`requests.several.${isUnsure ? 'left_unanswered' : 'left_alone'}`, { count: leftAlone.length })}
      </Text>
      <List spacing={4} fz="sm">
        {leftAlone.map((one) => (
          <List.Item key={one.request.id}>
            {`${name(one.request)}, ${whenText(one.request, format)}: ${reasonOf(one)}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
