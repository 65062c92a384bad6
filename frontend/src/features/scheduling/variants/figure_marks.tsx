import { VisuallyHidden } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import { isBest, verdictOf, type Compared, type FigureKey } from './compare.ts'

type Props = { figure: FigureKey; plan: Compared; now: Compared; plans: readonly Compared[] }

/** Better or worse than now, and the best of the plans: as shapes for eyes and as words for ears. */
export function FigureMarks({ figure, plan, now, plans }: Props) {
  const { t } = useScheduler().labels
  const verdict = verdictOf(figure, plan, now)
  const best = isBest(figure, plan, plans)
  return (
    <>
      {(verdict === 'better' || verdict === 'worse') && (
        <span data-verdict={verdict} title={t(`generate.figures.${verdict}`)}>
          {verdict === 'better' ? ' ▲' : ' ▼'}
          <VisuallyHidden component="span"> {t(`generate.figures.${verdict}`)}</VisuallyHidden>
        </span>
      )}
      {best && (
        <span title={t('generate.variants.best')}>
          {' ★'}
          <VisuallyHidden component="span"> {t('generate.variants.best')}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
