import type { OpenChoice } from '@/lib/billing/invoices/schema/invoices'

/** Returns where a client chooses photos, in the gallery. */
export function choicePath({ bookingId, deliveryId }: Pick<OpenChoice, 'bookingId' | 'deliveryId'>): string {
  return `/photo-gallery?booking_id=${bookingId}&delivery_id=${deliveryId}#choose-photos`
}
