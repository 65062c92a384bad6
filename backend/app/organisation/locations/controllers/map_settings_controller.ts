import { result } from '#app/core/http/result'
import { mapTiles } from '#config/map'
import type { MapSettings } from '#contracts/organisation'

export default class MapSettingsController {
  show() {
    if (!mapTiles) return result<MapSettings>({ tiles: null })
    const { url, attribution, mostZoom } = mapTiles
    return result<MapSettings>({ tiles: { url, attribution, mostZoom } })
  }
}
