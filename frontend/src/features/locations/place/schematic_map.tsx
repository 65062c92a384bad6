import type { LocationPoint } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import classes from './map.module.css'
import { scaleOf } from './scale.ts'

const size = 300
const middle = size / 2
/** Beyond the square too: the frame may be wider. */
const lines = Array.from({ length: 31 }, (_, index) => ((index - 10) * size) / 10)

/** The circle around a point, true to scale, without a picture of the place: nothing outside is asked for one. */
export function SchematicMap({ point }: { point: LocationPoint }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { pixelsPerMetre, barMetres } = scaleOf(point.radiusMetres, size)
  const radius = point.radiusMetres * pixelsPerMetre
  const bar = barMetres * pixelsPerMetre
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={classes.schematic}
      role="img"
      aria-label={t('locations.place.schematic', { radius: format.number(point.radiusMetres) })}
    >
      {lines.map((at) => (
        <path
          key={at}
          d={`M${at} ${-size}V${2 * size}M${-size} ${at}H${2 * size}`}
          className={classes.line}
        />
      ))}
      <circle cx={middle} cy={middle} r={radius} className={classes.circle} />
      <path d={`M${middle} ${middle}H${middle + radius}`} className={classes.radius} />
      <text x={middle + radius / 2} y={middle - 7} textAnchor="middle" className={classes.text}>
        {t('locations.place.metres', { metres: format.number(point.radiusMetres) })}
      </text>
      <circle cx={middle} cy={middle} r={5} className={classes.point} />
      <g transform={`translate(${size - 26} 30)`} className={classes.text} textAnchor="middle">
        <path d="M0 -12 L5 4 L0 0 L-5 4 Z" className={classes.north} />
        <text y={18}>{t('locations.place.north')}</text>
      </g>
      <g transform={`translate(14 ${size - 16})`}>
        <path d={`M0 -5V0H${bar}V-5`} className={classes.bar} />
        <text x={bar + 7} y={3} className={classes.text}>
          {t('locations.place.metres', { metres: format.number(barMetres) })}
        </text>
      </g>
    </svg>
  )
}
