import type { LoggedPunch } from '@shiftloom/backend/contracts/time_records'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

const size = 96
const middle = size / 2

/**
 * How far from its location a punch was made: the location with its radius in the middle, the punch with the circle of its
 * accuracy. Directions are not known here, as coordinates stay with the punch.
 */
export function PlaceSketch({ punch }: { punch: LoggedPunch }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { distanceMetres, accuracyMetres, radiusMetres, place } = punch
  if (distanceMetres === null || accuracyMetres === null) return null
  const reach = Math.max(radiusMetres, distanceMetres + accuracyMetres) * 1.1
  const scaled = (metres: number) => (metres / reach) * middle
  const isInside = place === 'inside'
  const color = isInside ? 'var(--mantine-color-lime-9)' : '#803300'
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('records.details.sketch', {
        distance: format.number(distanceMetres),
        accuracy: format.number(accuracyMetres),
        radius: format.number(radiusMetres),
      })}
    >
      <circle
        cx={middle}
        cy={middle}
        r={scaled(radiusMetres)}
        fill="var(--mantine-color-gray-1)"
        stroke="var(--mantine-color-gray-6)"
        strokeDasharray="3 3"
      />
      <circle cx={middle} cy={middle} r={2.5} fill="var(--mantine-color-gray-7)" />
      <circle
        data-part="accuracy"
        cx={middle + scaled(distanceMetres)}
        cy={middle}
        r={scaled(accuracyMetres)}
        fill={color}
        fillOpacity={0.15}
        stroke={color}
      />
      <circle data-part="punch" cx={middle + scaled(distanceMetres)} cy={middle} r={3} fill={color} />
    </svg>
  )
}
