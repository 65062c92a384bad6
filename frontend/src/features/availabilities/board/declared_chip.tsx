import { UnstyledButton } from '@mantine/core'
import type { DeclaredAvailability } from '@shiftloom/backend/contracts/availability'
import { IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { kindIcons } from '#/domain/availability/kinds.ts'
import classes from './board.module.css'

type Props = {
  entry: DeclaredAvailability
  /** Left out where it cannot be changed. */
  onOpen?: (() => void) | undefined
}

/** What was declared for a time of a day; opens its form. */
export function DeclaredChip({ entry, onOpen }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { kind, hours, groupSize } = entry
  const Icon = kindIcons[kind]
  const when = hours ? format.clockRange(hours.start, hours.end) : t('availability.all_day')
  const word = t(`availability.kind.${kind}`)
  const content = (
    <>
      <Icon size={14} aria-hidden />
      <span className={classes.word}>{hours ? when : t(`availability.short.${kind}`)}</span>
      {groupSize > 1 && <IconRepeat size={12} aria-hidden className={classes.series} />}
    </>
  )
  const label = `${word}, ${when}`
  if (!onOpen)
    return (
      <span className={classes.chip} data-kind={kind} title={label}>
        {content}
      </span>
    )
  return (
    <UnstyledButton
      className={classes.chip}
      data-kind={kind}
      title={label}
      aria-label={t('availabilities.change', { what: label, day: format.day(entry.day, 'weekday') })}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onOpen}
    >
      {content}
    </UnstyledButton>
  )
}
