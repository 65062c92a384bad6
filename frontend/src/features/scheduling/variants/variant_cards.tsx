import { Group, Radio, Stack, Text } from '@mantine/core'
import type { RunFigures, RunVariant, VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import { useProfile } from '#/lib/account/profile.ts'
import { gapSentence, isShown } from './gap_text.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { figuresIn, isBest, type FigureKey } from './compare.ts'
import { FigureMarks } from './figure_marks.tsx'
import { figureName, figureText } from './figure_text.ts'
import classes from './variants.module.css'

type Props = {
  variants: readonly RunVariant[]
  before: RunFigures
  chosen: VariantKey
  choose: (key: VariantKey) => void
}

/** What tells plans apart at a glance; the table has the rest. */
const glance: readonly FigureKey[] = ['unfilled', 'norm', 'fairness', 'preferences', 'changed', 'cost']

/** The plans of a run as one choice: arrows go from plan to plan, and the grid shows the chosen one. */
export function VariantCards({ variants, before, chosen, choose }: Props) {
  const { labels, rights } = useScheduler()
  const { currency } = useProfile()
  const { t, format } = labels
  const now = { figures: before }
  const shown = figuresIn(variants, rights.cost).filter((key) => glance.includes(key))
  const bestAt = (variant: RunVariant) =>
    figuresIn(variants, rights.cost)
      .filter((key) => isBest(key, variant, variants))
      .map((key) => figureName(key, variant, labels))
  return (
    <Radio.Group
      label={t('generate.variants.title')}
      value={chosen}
      onChange={(key) => choose(key as VariantKey)}
    >
      <Stack gap={8} mt={6}>
        {variants.map((variant) => (
          <Radio.Card
            key={variant.key}
            value={variant.key}
            className={classes.card}
            aria-label={t(`generate.variants.${variant.key}`)}
            aria-describedby={`variant-${variant.key}`}
          >
            <Group gap={10} wrap="nowrap" align="flex-start">
              <Radio.Indicator mt={2} />
              <div id={`variant-${variant.key}`} className={classes.words}>
                <Group justify="space-between" wrap="nowrap" gap={8}>
                  <Text component="span" fw={650}>
                    {t(`generate.variants.${variant.key}`)}
                  </Text>
                  {variant.acceptedShifts > 0 && (
                    <Text component="span" fz="xs" c="lime.9" fw={600}>
                      {t('generate.variants.accepted_some', { count: variant.acceptedShifts })}
                    </Text>
                  )}
                </Group>
                <Text component="span" display="block" fz="xs" c="dimmed">
                  {t(`generate.variants.${variant.key}_hint`)}.
                  {isShown(variant.gapPercent) && ` ${gapSentence(labels, variant.gapPercent)}.`}
                </Text>
                <span className={classes.figures}>
                  {shown.map((key) => (
                    <span key={key} className={classes.figure}>
                      <span className={classes.name}>{figureName(key, variant, labels)}</span>
                      <span className={classes.value}>
                        {figureText(key, variant, labels, currency)}
                        <FigureMarks figure={key} plan={variant} now={now} plans={variants} />
                      </span>
                    </span>
                  ))}
                </span>
                {bestAt(variant).length > 0 && (
                  <Text component="span" display="block" fz="xs" fw={550}>
                    ★ {t('generate.variants.best_at', { figures: format.list(bestAt(variant)) })}
                  </Text>
                )}
              </div>
            </Group>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  )
}
