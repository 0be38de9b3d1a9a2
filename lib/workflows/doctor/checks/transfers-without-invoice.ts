import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

/** A transfer gets its invoice with its client, or once the account it waits for is verified. */
export const transfersWithoutInvoice: Check = {
  name: 'transfers-without-invoice',
  severity: 'error',
  title: 'Photos were transferred to an agent who was never billed',
  advice: 'End the transfer on the page of the photos, and transfer them again.',
  async find() {
    const transfers = await db().$queryRaw<{ id: string; address: string; day: string }[]>`
      SELECT transfer.id, booking.property_address AS address, transfer.created_at::date::text AS day
      FROM delivery_transfers AS transfer
      JOIN media_deliveries AS delivery ON delivery.id = transfer.delivery_id
      JOIN bookings AS booking ON booking.id = delivery.booking_id
      WHERE transfer.ended_at IS NULL AND transfer.client_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM invoices AS invoice WHERE invoice.transfer_id = transfer.id)
      ORDER BY transfer.created_at, transfer.id LIMIT ${maxFindings}`
    return transfers.map(({ id, address, day }) => ({
      id,
      text: `The photos of ${address} that were transferred on ${day} have no invoice.`,
    }))
  },
}
