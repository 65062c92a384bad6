import 'leaflet/dist/leaflet.css'
import type { LocationPoint, MapSettings } from '@shiftloom/backend/contracts/organisation'
import { circle, circleMarker, control, map as drawMap, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './map.module.css'
import { rounded } from './point_values.ts'

type Props = {
  tiles: NonNullable<MapSettings['tiles']>
  point: LocationPoint
  onMove: (place: { latitude: number; longitude: number }) => void
}

/** A map with the circle on it; a click moves the point there. Loaded only where tiles are configured. */
export default function TileMap({ tiles, point, onMove }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ move: (point: LocationPoint) => void } | null>(null)
  const moved = useRef(onMove)
  useEffect(() => {
    moved.current = onMove
  }, [onMove])

  useEffect(() => {
    const center: [number, number] = [point.latitude, point.longitude]
    const map = drawMap(frame.current!, { center, zoom: 16, zoomControl: false })
    map.attributionControl.setPrefix('Leaflet')
    const titles = { zoomInTitle: t('locations.place.zoom_in'), zoomOutTitle: t('locations.place.zoom_out') }
    control.zoom(titles).addTo(map)
    tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: tiles.mostZoom }).addTo(map)
    const style = { color: 'var(--mantine-primary-color-filled)', weight: 2 }
    const area = circle(map.getCenter(), { radius: point.radiusMetres, ...style }).addTo(map)
    const middle = circleMarker(map.getCenter(), { radius: 5, fillOpacity: 1, ...style }).addTo(map)
    map.on('click', ({ latlng }) => {
      const { lat, lng } = latlng.wrap()
      moved.current({ latitude: rounded(lat), longitude: rounded(lng) })
    })
    const move = ({ latitude, longitude, radiusMetres }: LocationPoint) => {
      area.setLatLng([latitude, longitude]).setRadius(radiusMetres)
      middle.setLatLng([latitude, longitude])
      map.fitBounds(area.getBounds(), { padding: [24, 24], animate: false })
    }
    drawn.current = { move }
    return () => void map.remove()
    // Drawn once; what moves is moved below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tiles, t])

  const { latitude, longitude, radiusMetres } = point
  useEffect(
    () => drawn.current?.move({ latitude, longitude, radiusMetres }),
    [latitude, longitude, radiusMetres, tiles, t]
  )

  return (
    <div ref={frame} className={classes.frame} role="application" aria-label={t('locations.place.map')} />
  )
}
