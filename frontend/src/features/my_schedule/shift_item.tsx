import { scheduleEntryTypes } from '@shiftloom/backend/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery, positionsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { colourOf } from '#/ui/palette.ts'
import type { CalendarItem } from './events.ts'
import classes from './my_schedule.module.css'

/** What the calendar puts around an item. */
export type Frame = 'button' | 'row' | 'cell'

type Props = {
  item: CalendarItem
  names: Map<string, string>
  frame: Frame
}

/** One shift or absence: when, as what, where; of a colleague also who. */
export function ShiftItem({ item: { entry, isOwn, alongside }, names, frame }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: positions = [] } = useQuery(positionsQuery)
  const { data: locations = [] } = useQuery(locationsQuery)
  if (entry.type !== scheduleEntryTypes.shift) {
    const kind = [t(`my_schedule.types.${entry.type}`), entry.code].filter(Boolean).join(' · ')
    if (frame === 'button') return <span className={classes.absence}>{kind}</span>
    // The frame of the calendar hears the click.
    const button = (
      <button type="button" className={classes.absence} aria-haspopup="dialog">
        {kind}
      </button>
    )
    return frame === 'row' ? <span role="cell">{button}</span> : button
  }
  const position = positions.find(({ id }) => id === entry.positionId)
  const place = [position?.name, locations.find(({ id }) => id === entry.locationId)?.name]
    .filter(Boolean)
    .join(' · ')
  const hours = format.clockRange(entry.start, entry.end)
  const who = isOwn ? null : names.get(entry.employeeId ?? '')
  return (
    <span className={classes.shift} title={[hours, who, place].filter(Boolean).join(' · ')}>
      <span className={classes.stripe} style={{ background: colourOf(position) }} aria-hidden />
      <span className={classes.hours}>{hours}</span>
      <span className={classes.place}>{who ?? place}</span>
      {alongside.length > 0 && (
        <span className={classes.alongside}>
          {t('my_schedule.with', { names: format.list(alongside.flatMap((id) => names.get(id) ?? [])) })}
        </span>
      )}
    </span>
  )
}
