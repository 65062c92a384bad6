import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import type { RecordsAsked } from '../record_queries.ts'
import { SettlementList } from './settlement_list.tsx'
import { SettlementTotals } from './settlement_totals.tsx'

type Props = { asked: RecordsAsked; onChoose: (personId: string) => void }

const groupings = ['person', 'day', 'location', 'period'] as const

/** The settlement of a month, by person or, for those who read others' records, by day, location or settlement period. */
export function SettlementView({ asked, onChoose }: Props) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const readsOthers = useCan('records.read')
  if (!readsOthers || asked.employeeId !== undefined)
    return <SettlementList asked={asked} onChoose={onChoose} />
  const by = groupings.find((one) => one === params.get('by')) ?? 'person'
  const show = (value: string) =>
    setParams(
      (old) => {
        old.delete('page')
        if (value === 'person') old.delete('by')
        else old.set('by', value)
        return old
      },
      { replace: true }
    )
  return (
    <>
      <SegmentedControl
        mb="md"
        size="sm"
        aria-label={t('records.settlement.by')}
        value={by}
        onChange={show}
        data={groupings.map((value) => ({ value, label: t(`records.settlement.by_${value}`) }))}
      />
      {by === 'person' ? (
        <SettlementList asked={asked} onChoose={onChoose} />
      ) : (
        <SettlementTotals asked={asked} by={by} />
      )}
    </>
  )
}
