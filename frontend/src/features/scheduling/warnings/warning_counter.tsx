import { Button, Text } from '@mantine/core'
import { useStore } from 'zustand'
import { useScheduler } from '../context/scheduler_context.ts'
import { isClear } from '../model/warning.ts'
import classes from './warnings.module.css'
import { WarningShape } from './warning_shape.tsx'

/** How much is wrong in the period, and the way to the list of it. Nothing wrong takes no room. */
export function WarningCounter() {
  const { ui, model, labels, rules } = useScheduler()
  const isOpen = useStore(ui, ({ panel }) => panel?.kind === 'warnings')
  const isUnknown = useStore(rules, ({ status }) => status === 'unavailable')
  const { total, all } = model.warnings
  const { t } = labels
  if (isUnknown)
    return (
      <Text fz="xs" c="dimmed" role="status">
        {t('scheduling.drag.unchecked')}
      </Text>
    )
  if (all.length === 0 && !isOpen) return null
  return (
    <Button
      size="xs"
      variant={isOpen ? 'light' : 'default'}
      color="gray"
      aria-expanded={isOpen}
      className="tabular"
      onClick={() => ui.setState({ panel: isOpen ? null : { kind: 'warnings' } })}
    >
      <span className={classes.counter}>
        {total.blocks > 0 && (
          <span>
            <WarningShape severity="block" />
            {t('scheduling.warnings.blocks', { count: total.blocks })}
          </span>
        )}
        {total.alerts > 0 && (
          <span>
            <WarningShape severity="alert" />
            {t('scheduling.warnings.alerts', { count: total.alerts })}
          </span>
        )}
        {isClear(total) && <span>{t('scheduling.warnings.all_accepted')}</span>}
      </span>
    </Button>
  )
}
