export interface Point {
  /** Degrees, north and east positive. */
  lat: number
  lon: number
}

/** A straight line between two points. */
export interface Stretch {
  readonly from: Point
  readonly to: Point
}

const earthRadiusMiles = 3958.8
const radians = Math.PI / 180

/** Statute miles in a degree of latitude. */
export const milesPerDegree = earthRadiusMiles * radians

/** Statute miles between two points, on a flat map: accurate to one percent up to a few hundred miles. */
export function milesBetween(a: Point, b: Point): number {
  const east = (b.lon - a.lon) * radians * Math.cos(((a.lat + b.lat) / 2) * radians)
  const north = (b.lat - a.lat) * radians
  // Several times quicker than Math.hypot, which guards against numbers no map has.
  return earthRadiusMiles * Math.sqrt(east * east + north * north)
}

/** Statute miles from a point to the closest point of a stretch, on a flat map around the point. */
export function milesToStretch(point: Point, { from, to }: Stretch): number {
  const narrowing = Math.cos(point.lat * radians) ** 2
  const [lat, lon] = [to.lat - from.lat, to.lon - from.lon]
  const length = lat * lat + lon * lon * narrowing
  const along = length === 0 ? 0 : (point.lat - from.lat) * lat + (point.lon - from.lon) * lon * narrowing
  const share = length === 0 ? 0 : Math.min(Math.max(along / length, 0), 1)
  return milesBetween(point, { lat: from.lat + share * lat, lon: from.lon + share * lon })
}
