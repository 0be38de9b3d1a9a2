type MinutesRange = { min: number; max: number }

/** Parses `2-3 hours` or `90 minutes` into minutes. Returns null for any other text, such as days. */
export function writtenMinutes(duration: string): MinutesRange | null {
  const match = /^(\d+(?:\.\d+)?)(?:\s*[-\u2013]\s*(\d+(?:\.\d+)?))?\s*(hour|hr|h|minute|min)s?$/i.exec(
    duration.trim(),
  )
  if (!match) return null
  const [, from = '', until = from, unit = ''] = match
  const factor = /^h/i.test(unit) ? 60 : 1
  return { min: Number(from) * factor, max: Number(until) * factor }
}
