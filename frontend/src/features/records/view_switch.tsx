import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { recordViews, type Filters } from './use_filters.ts'

/** `waiting`: corrections without an answer. */
type Props = { filters: Filters; waiting: number }

/** Records one by one, or what they come to. */
export function ViewSwitch({ filters: { view, show }, waiting }: Props) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      mb="md"
      aria-label={t('records.view.which')}
      value={view}
      onChange={(value) => show(recordViews.find((one) => one === value) ?? 'list')}
      data={recordViews.map((value) => ({ value, label: t(`records.view.${value}`, { count: waiting }) }))}
    />
  )
}
