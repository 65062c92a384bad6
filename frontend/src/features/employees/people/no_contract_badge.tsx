import { Badge } from '@mantine/core'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { contractsQuery } from '../queries.ts'
import { contractState } from './term_state.ts'

/** Leads to where the contract is added. */
export function NoContractBadge({ person }: { person: { id: string } }) {
  const { t } = useTranslation()
  return (
    <Badge
      component={Link}
      to={`/employees/${person.id}/details?tab=contracts`}
      variant="light"
      color="orange"
      c="gray.9"
      size="sm"
      miw="max-content"
      title={t('employees.contract.empty_text')}
      style={{ cursor: 'pointer' }}
    >
      {t('employees.no_contract')}
    </Badge>
  )
}

/** As the list marks it: planned, and without a contract in force or to come. False for roles that may not read contracts. */
export function useLacksContract({ id, archived, disabledInSchedule }: Employee): boolean {
  const isAsked = useCan('contracts.read') && !archived && !disabledInSchedule
  const { data } = useQuery({ ...contractsQuery(id), enabled: isAsked })
  const today = todayIn(useProfile().timeZone)
  return isAsked && !!data && data.every((contract) => contractState(contract, today) === null)
}
