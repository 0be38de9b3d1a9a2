/** Lists the tz database's time zones that this machine knows, by their current names. */
export function timeZones(): string[] {
  // The list leaves out UTC.
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
}

/** Returns a time zone's current name, for any capitalization or former name; null for an unknown one. */
export function readTimeZone(text: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text.trim() }).resolvedOptions()
    // Intl also accepts an offset, which has no daylight saving.
    return timeZones().includes(timeZone) ? timeZone : null
  } catch {
    return null
  }
}
