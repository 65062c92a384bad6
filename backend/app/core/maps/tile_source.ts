import { Exception } from '@adonisjs/core/exceptions'

export type TileSource = { url: string; attribution: string; mostZoom: number; origin: string }

const usualZoom = 19

/**
 * The source of map tiles as `MAP_TILES_URL` names it; `origin` is what the Content-Security-Policy lets pictures come
 * from, with a star for the subdomains of `{s}`.
 *
 * @throws E_MAP_TILES_URL when it is no https template with {z}, {x} and {y}
 */
export function tileSource(url?: string, attribution = '', mostZoom = usualZoom): TileSource | null {
  if (!url) return null
  const origin = /^(https?:\/\/(?:\{s\}\.)?[a-z0-9.-]+(?::\d+)?)\//i.exec(url)?.[1]
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  if (!origin || !isTemplate)
    throw new Exception(
      `MAP_TILES_URL is ${url}. Maybe write it as https://tiles.example.com/{z}/{x}/{y}.png.`,
      { code: 'E_MAP_TILES_URL', status: 500 }
    )
  return { url, attribution, mostZoom, origin: origin.replace('{s}', '*') }
}
