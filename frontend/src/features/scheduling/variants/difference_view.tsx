import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { RunVariant, VariantDetails, VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useShow } from './use_show.ts'
import { variantQuery } from '../queries/schedule.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { differencesOf, stepTo, type Difference } from './difference.ts'
import classes from './variants.module.css'

type Props = { runId: string; variants: readonly RunVariant[]; details: VariantDetails }

/** Where the chosen plan and another one part; the buttons go through the grid and keep the keyboard. */
export function DifferenceView({ runId, variants, details }: Props) {
  const { labels, ui } = useScheduler()
  const { t } = labels
  const show = useShow()
  const others = variants.filter(({ key }) => key !== details.key)
  const [picked, pick] = useState<VariantKey | null>(null)
  const against = others.find(({ key }) => key === picked)?.key ?? others[0]!.key
  const { data: other } = useQuery(variantQuery(runId, against))
  const [at, setAt] = useState({ pair: '', index: -1 })
  const differences = useMemo(
    () => (other ? differencesOf(details.changes, other.changes) : null),
    [details, other]
  )
  const pair = `${details.key} ${against}`
  const index = at.pair === pair ? at.index : -1
  const current = differences?.[index]
  const describe = useDescription(details.key, against)
  const button = useRef<HTMLElement | null>(null)

  const section = useRef<HTMLElement>(null)
  // It opens below the cards of the plans: what was asked for is brought into sight, also once it has its buttons.
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what undoes the effect.
    void section.current?.scrollIntoView({ block: 'nearest' })
  }, [differences])

  const step = (by: 1 | -1) => {
    if (!differences || differences.length === 0) return
    const next = stepTo(index, by, differences.length)
    const found = differences[next]!
    setAt({ pair, index: next })
    show({ entryId: found.entryId, employeeId: found.left, day: found.day })
    // The grid takes the focus to bring the cell into view: the next press belongs to the button.
    requestAnimationFrame(() => button.current?.focus())
    const place = t('generate.difference.position', { at: next + 1, of: differences.length })
    ui.setState({ announcement: `${place}: ${describe(found).join(', ')}` })
  }

  return (
    <section ref={section} className={classes.difference} aria-label={t('generate.difference.title')}>
      <Stack gap={8}>
        <Select
          size="xs"
          label={t('generate.difference.against')}
          value={against}
          onChange={(key) => key && pick(key as VariantKey)}
          allowDeselect={false}
          data={others.map(({ key }) => ({ value: key, label: t(`generate.variants.${key}`) }))}
        />
        <Text fz="sm" fw={600}>
          {differences === null
            ? t('generate.variants.loading')
            : differences.length === 0
              ? t('generate.difference.none')
              : t('generate.difference.count', { count: differences.length })}
        </Text>
        {differences && differences.length > 0 && (
          <Group gap={6} wrap="nowrap">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('generate.difference.previous')}
              onClick={(event) => {
                button.current = event.currentTarget
                step(-1)
              }}
            >
              <IconChevronLeft size={16} />
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              rightSection={<IconChevronRight size={16} />}
              onClick={(event) => {
                button.current = event.currentTarget
                step(1)
              }}
            >
              {t('generate.difference.next')}
            </Button>
            {current && (
              <Text fz="xs" c="dimmed" className="tabular">
                {t('generate.difference.position', { at: index + 1, of: differences.length })}
              </Text>
            )}
          </Group>
        )}
        {current && (
          <div>
            {describe(current).map((line, place) => (
              <Text key={place} fz="sm" fw={place === 0 ? 600 : 400}>
                {line}
              </Text>
            ))}
          </div>
        )}
      </Stack>
    </section>
  )
}

/** The shift, and who has it in either plan. */
function useDescription(left: VariantKey, right: VariantKey): (difference: Difference) => string[] {
  const { labels, model } = useScheduler()
  const { t, format } = labels
  const nameOf = (id: string | null) =>
    id ? labels.person(model.personById.get(id)) : t('generate.difference.no_one')
  const lineOf = (key: VariantKey, id: string | null) =>
    t('generate.difference.both', { variant: t(`generate.variants.${key}`), person: nameOf(id) })
  return (difference) => {
    const entry = model.entryById.get(difference.entryId)
    const day = format.day(difference.day, 'weekday')
    return [
      entry
        ? t('generate.panel.change_shift', {
            day,
            times: labels.times(entry),
            position: labels.position(entry.positionId),
          })
        : day,
      lineOf(left, difference.left),
      lineOf(right, difference.right),
    ]
  }
}
