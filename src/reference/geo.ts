export interface Point {
  /** Degrees, north and east positive. */
  lat: number
  lon: number
}

const earthRadiusMiles = 3958.8
const radians = Math.PI / 180

/** Statute miles between two points, on a flat map: accurate to one percent up to a few hundred miles. */
export function milesBetween(a: Point, b: Point): number {
  const east = (b.lon - a.lon) * radians * Math.cos(((a.lat + b.lat) / 2) * radians)
  const north = (b.lat - a.lat) * radians
  return earthRadiusMiles * Math.hypot(east, north)
}
