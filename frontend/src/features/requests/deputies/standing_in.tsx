import { Alert } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { deputyPeriod } from './deputy_period.ts'
import { deputiesQuery } from './queries.ts'

/** Reminds readers in whose place they decide today. */
export function StandingIn() {
  const { t } = useTranslation()
  const format = useFormat()
  const { employeeId } = useProfile()
  const { data: deputies = [] } = useQuery(deputiesQuery())
  const mine = deputies.filter(({ deputy, isActive }) => isActive && deputy.id === employeeId)
  if (mine.length === 0) return null
  return (
    <Alert mb="md" color="blue" icon={<IconUserCheck size={20} aria-hidden />}>
      {mine.map((one) => (
        <div key={one.id}>
          {t('requests.deputies.standing_in', {
            name: format.personName(one.person),
            when: deputyPeriod(one, format, t),
          })}
        </div>
      ))}
    </Alert>
  )
}
