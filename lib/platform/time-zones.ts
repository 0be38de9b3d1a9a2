/** Lists every time zone of the tz database that this machine knows, under its present name. */
export function timeZones(): string[] {
  // The list leaves out the one zone without a place.
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
}

/** Returns the present name of a time zone, whatever case or former name was typed; null for none. */
export function readTimeZone(text: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text.trim() }).resolvedOptions()
    // A bare offset would pass too, but it is no place with summer time.
    return timeZones().includes(timeZone) ? timeZone : null
  } catch {
    return null
  }
}
