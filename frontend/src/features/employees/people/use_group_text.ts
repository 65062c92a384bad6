import type { ChosenGroup, GroupDays } from '@shiftloom/backend/contracts/labour_code'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** Names a protected group with the days on which a person belongs to it, where it has some. */
export function useGroupText(): (group: ChosenGroup, all: readonly GroupDays[]) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (group, all) => {
    const days = all.find((one) => one.group === group)
    const [from, until] = [days?.from ?? null, days?.until ?? null].map(
      (day) => day && format.day(day, 'numeric')
    )
    const name = t(`employees.protected.${group}`)
    if (from && until) return t('employees.working_time.group_between', { group: name, from, until })
    if (from) return t('employees.working_time.group_since', { group: name, from })
    return until ? t('employees.working_time.group_up_to', { group: name, until }) : name
  }
}
