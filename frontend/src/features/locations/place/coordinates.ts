/** Degrees of a place: latitude and longitude. */
export type Coordinates = { latitude: number; longitude: number }

const pairs = [
  // 52.2682, 20.9836 as maps copy it; with a decimal comma the two are parted by a semicolon or a space.
  /^\(?\s*(-?\d{1,2}(?:[.]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.]\d+)?)\s*\)?$/,
  /^\(?\s*(-?\d{1,2}(?:,\d+)?)\s*(?:[;\s]|,\s)\s*(-?\d{1,3}(?:,\d+)?)\s*\)?$/,
  // The address of a map: …/@52.2682,20.9836,17z or …?q=52.2682,20.9836
  /^https?:\/\/\S*?(?:@|[=/])(-?\d{1,2}\.\d+)(?:,|%2C)\s*(-?\d{1,3}\.\d+)\S*$/i,
]

/** Both coordinates out of one text, as maps copy them. null: it is no such pair. */
export function coordinatesIn(text: string): Coordinates | null {
  for (const pair of pairs) {
    const [, north, east] = pair.exec(text.trim()) ?? []
    if (!north || !east) continue
    const [latitude, longitude] = [north, east].map((one) => Number(Number(one.replace(',', '.')).toFixed(6)))
    if (Math.abs(latitude!) <= 90 && Math.abs(longitude!) <= 180)
      return { latitude: latitude!, longitude: longitude! }
  }
  return null
}
