/** `1:24`, `1:02:05` */
export function formatDuration(durationMs: number): string {
  return formatSeconds(Math.max(1, Math.round(durationMs / 1000)))
}

/** A place in a film: `0:00`, `1:02:05`. `seconds`: whole ones */
export function formatSeconds(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':')
}

/** The usual names of a picture's height: `4K`, `1080p`. */
export function nameOfSize(film: { width: number; height: number }): string {
  const short = Math.min(film.width, film.height)
  if (short >= 4320) return '8K'
  if (short >= 2160) return '4K'
  return `${short}p`
}
