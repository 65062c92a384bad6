import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSwapFilters } from './use_swap_filters.ts'

/** What still waits, or what is over. */
export function OpenOrOver() {
  const { t } = useTranslation()
  const { open, setOpen } = useSwapFilters(false)
  return (
    <SegmentedControl
      aria-label={t('swaps.which')}
      value={open ? 'open' : 'over'}
      onChange={(next) => setOpen(next === 'open')}
      data={(['open', 'over'] as const).map((value) => ({ value, label: t(`swaps.filter.${value}`) }))}
    />
  )
}
