import { Text } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import type { Compared, FigureKey } from './compare.ts'
import { figureHint, figureName } from './figure_text.ts'

/** The name of a figure, and under it what it compares with where that depends on the planned days. */
export function FigureName({ figure, plan }: { figure: FigureKey; plan: Compared }) {
  const { labels } = useScheduler()
  const hint = figureHint(figure, plan, labels)
  return (
    <>
      {figureName(figure, plan, labels)}
      {hint && (
        <Text component="span" display="block" fz="xs" c="dimmed" fw={400}>
          {hint}
        </Text>
      )}
    </>
  )
}
