/** Returns the ids with one moved to a zero-based position, clamped to the ends. */
export function moveEntry(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id)
  if (others.length === ids.length) return [...ids]
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id)
}
