import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

/** Photos that a client chose later are sold with an invoice in the same transaction. */
export const purchasesWithoutInvoice: Check = {
  name: 'purchases-without-invoice',
  severity: 'error',
  title: 'A client chose more photos and was never billed',
  advice: 'Ask the client to choose these photos again on the page of the photos.',
  async find() {
    const purchases = await db().$queryRaw<{ id: string; address: string; day: string }[]>`
      SELECT purchase.id, booking.property_address AS address, purchase.created_at::date::text AS day
      FROM photo_purchases AS purchase
      JOIN bookings AS booking ON booking.id = purchase.booking_id
      WHERE NOT EXISTS (SELECT FROM invoices AS invoice WHERE invoice.purchase_id = purchase.id)
      ORDER BY purchase.created_at, purchase.id LIMIT ${maxFindings}`
    return purchases.map(({ id, address, day }) => ({
      id,
      text: `The photos of ${address} that were chosen on ${day} have no invoice.`,
    }))
  },
}
