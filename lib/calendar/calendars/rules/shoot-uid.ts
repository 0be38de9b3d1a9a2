/** The UID of a shoot's calendar event, which never changes. */
export function shootUid(bookingId: string): string {
  return `${bookingId}@northlight`
}

/** Whether the portal wrote the calendar event with this UID. */
export function isShootUid(uid: string): boolean {
  return /^[0-9a-f-]{36}@northlight$/i.test(uid)
}
