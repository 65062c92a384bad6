import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { mapQuery } from '../queries.ts'
import classes from './map.module.css'
import { isPlaced, type PointValues } from './point_values.ts'
import { SchematicMap } from './schematic_map.tsx'

const TileMap = lazy(() => import('./tile_map.tsx'))

type Props = {
  point: PointValues
  onMove: (place: { latitude: number; longitude: number }) => void
}

/** Where a location is: on a map where the operator has configured one, true to scale without it otherwise. */
export function PlaceMap({ point, onMove }: Props) {
  const { t } = useTranslation()
  const tiles = useQuery(mapQuery).data?.tiles
  if (!isPlaced(point))
    return (
      <div className={classes.frame}>
        <div className={classes.empty}>
          <IconMapPin size={28} stroke={1.5} aria-hidden />
          {t('locations.place.none')}
        </div>
      </div>
    )
  const drawing = (
    <div className={classes.frame}>
      <SchematicMap point={point} />
    </div>
  )
  if (!tiles) return drawing
  return (
    <Suspense fallback={drawing}>
      <TileMap tiles={tiles} point={point} onMove={onMove} />
    </Suspense>
  )
}
