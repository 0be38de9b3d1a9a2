import 'server-only'

/** Returns the path of a delivery's change requests. */
export function linkToChanges(bookingId: string, deliveryId: string): string {
  return `/photo-view?booking_id=${bookingId}&delivery_id=${deliveryId}#changes`
}
