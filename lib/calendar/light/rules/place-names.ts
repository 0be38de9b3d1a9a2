/**
 * Returns where the names of the day's visits begin, as shares of the day: each at its bar, or as little beside it as its
 * neighbors need. Null if they don't fit.
 * @param starts where the bars begin, in order
 * @param width of a name
 */
export function placeNames(starts: readonly number[], width: number): number[] | null {
  if (starts.length * width > 1) return null
  const places: number[] = []
  for (const start of starts) places.push(Math.max(start, (places.at(-1) ?? -width) + width, 0))
  let end = 1
  for (let index = places.length - 1; index >= 0; index--) {
    const place = Math.min(places[index] ?? 0, end - width)
    places[index] = place
    end = place
  }
  return places
}
