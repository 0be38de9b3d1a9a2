import type { Position } from '@/lib/studio/places/schema'

/** Parses `35.58, -82.61`. Returns null for anything else. */
export function parseCoordinates(text: string): Position | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text)
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])]
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return match && isOnEarth ? { latitude, longitude } : null
}

/** Formats a position as `35.58000, -82.61000`; five decimals are about a meter. */
export function formatCoordinates({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}
