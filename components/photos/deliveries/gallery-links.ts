/** Returns the query that keeps the list's page. */
export function pageQuery(page: number): string {
  return page === 1 ? '' : `&page=${page}`
}

/** Returns the query that names a delivery. */
export function idsOf({ id, bookingId }: { id: string; bookingId: string }): string {
  return `booking_id=${bookingId}&delivery_id=${id}`
}
