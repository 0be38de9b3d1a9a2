/** Returns the booking number: the first 8 characters of its id. */
export function bookingNumber(bookingId: string): string {
  return bookingId.slice(0, 8)
}
