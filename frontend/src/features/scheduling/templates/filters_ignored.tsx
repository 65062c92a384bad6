import { Text } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import { activeFilters } from '../model/filters.ts'

/** Says that a form is about more than the filters of the schedule leave, while there are any. */
export function FiltersIgnored({ text }: { text: string }) {
  const { model } = useScheduler()
  if (activeFilters(model.state.filters) === 0) return null
  return (
    <Text fz="sm" c="orange.9" role="status">
      {text}
    </Text>
  )
}
