/** Returns clicks per page view in percent, to one decimal; 0 without views. */
export function clickRate(clicks: number, pageViews: number): number {
  return pageViews === 0 ? 0 : Math.round((clicks / pageViews) * 1_000) / 10
}

/** Returns a part of a whole in whole percent; 0 if the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** Returns the number of clients per photographer, rounded; 0 without photographers. */
export function clientsPerPhotographer(clients: number, photographers: number): number {
  return photographers === 0 ? 0 : Math.round(clients / photographers)
}

/** Returns the change from the previous period, `+12%`; null if that was 0. */
export function changeAgainst(before: number, current: number): string | null {
  if (before === 0) return null
  const change = Math.round(((current - before) / before) * 100)
  return `${change > 0 ? '+' : ''}${change.toLocaleString('en-US')}%`
}
