import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { recordViews, type Filters } from './use_filters.ts'

/** `waiting`: corrections without an answer. */
type Props = { filters: Filters; waiting: number }

/** Records one by one, or what they come to. */
export function ViewSwitch({ filters: { view, show }, waiting }: Props) {
  const { t } = useTranslation()
  const readsOthers = useCan('records.read')
  const views = recordViews.filter((one) => one !== 'presence' || readsOthers)
  return (
    <SegmentedControl
      mb="md"
      aria-label={t('records.view.which')}
      value={view}
      onChange={(value) => show(recordViews.find((one) => one === value) ?? 'list')}
      data={views.map((value) => ({ value, label: t(`records.view.${value}`, { count: waiting }) }))}
    />
  )
}
