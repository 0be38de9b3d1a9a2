/** Returns the booking number: the first 8 characters of its id. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(0, 8)
}

/** Parses a booking number, with or without `#`, as the range of ids that begin with it; null for other text. */
export function bookingIdRange(text: string): { gte: string; lte: string } | null {
  const digits = /^#?([0-9a-f]{8})$/i.exec(text)?.[1]
  if (!digits) return null
  return { gte: `${digits}-0000-0000-0000-000000000000`, lte: `${digits}-ffff-ffff-ffff-ffffffffffff` }
}
