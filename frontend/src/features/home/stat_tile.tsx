import type { TablerIcon } from '@tabler/icons-react'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './stat_tile.module.css'

type Props = {
  icon: TablerIcon
  label: string
  value: number
  note: string
  tone?: 'plain' | 'attention' | 'fine'
  /** Where the number comes from; null when that screen is closed to the person. */
  to: string | null
}

export function StatTile({ icon: Icon, label, value, note, tone = 'plain', to }: Props) {
  const format = useFormat()
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        {format.number(value)}
        <span className={classes.icon} aria-hidden>
          <Icon size={20} stroke={1.7} />
        </span>
      </span>
      <span className={classes.note}>
        {note}
        {to && <IconArrowRight size={16} aria-hidden className={classes.arrow} />}
      </span>
    </>
  )
  if (!to) {
    return (
      <div className={classes.tile} data-tone={tone}>
        {content}
      </div>
    )
  }
  return (
    <Link className={classes.tile} data-tone={tone} to={to}>
      {content}
    </Link>
  )
}
