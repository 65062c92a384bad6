import { tileSource } from '#app/core/maps/tile_source'
import env from '#start/env'

/**
 * Where the pictures of maps come from; `null` if maps are drawn without them, so that no outside server learns of a
 * location.
 */
export const mapTiles = tileSource(
  env.get('MAP_TILES_URL'),
  env.get('MAP_TILES_ATTRIBUTION'),
  env.get('MAP_TILES_MAX_ZOOM')
)
