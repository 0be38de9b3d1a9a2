import 'server-only'
import { db } from '@/lib/platform/data/db'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

type Sold = { id: string; invoiceNumber: string; address: string; photos: number; billed: number }

/**
 * Of a delivery whose client chooses, each sold photo is included or on the invoice that unlocks it. Counts what all payers of a bill
 * pay for extra photos, because a payer's line says how many there are in all, also where a part was voided. Photos at no charge
 * have no line.
 */
export const chosenPhotos: Check = {
  name: 'chosen-photos',
  severity: 'error',
  title: 'A client got more photos than they were billed for',
  advice: 'Compare the photos that the client chose with the invoice, then bill those that are missing.',
  async find() {
    const deliveries = await db().$queryRaw<Sold[]>`
      WITH sold AS (
        SELECT photo.delivery_id, photo.purchase_id, count(*)::int AS photos FROM photos AS photo
        JOIN media_deliveries AS delivery ON delivery.id = photo.delivery_id
        WHERE delivery.included_photos IS NOT NULL AND photo.choice = 'SOLD'
        GROUP BY photo.delivery_id, photo.purchase_id
      ), billed AS (
        SELECT coalesce(sold.purchase_id, sold.delivery_id) AS id, newest.invoice_number AS "invoiceNumber",
          booking.property_address AS address, sold.photos,
          CASE WHEN sold.purchase_id IS NULL THEN delivery.included_photos ELSE 0 END + coalesce((
            SELECT sum(line.amount_cents - CASE WHEN part.prices_include_tax THEN 0 ELSE line.tax_cents END)
            FROM invoices AS part JOIN invoice_lines AS line ON line.invoice_id = part.id
            WHERE (part.id = newest.id OR part.share_of_id = newest.id)
              AND line.description LIKE '% extra photo%, chosen by the client'
          ) / delivery.extra_photo_cents, 0)::int AS billed
        FROM sold JOIN media_deliveries AS delivery ON delivery.id = sold.delivery_id
        JOIN bookings AS booking ON booking.id = delivery.booking_id
        JOIN LATERAL (
          SELECT invoice.* FROM invoices AS invoice
          WHERE (sold.purchase_id IS NULL AND invoice.delivery_id = sold.delivery_id) OR invoice.purchase_id = sold.purchase_id
          ORDER BY invoice.created_at DESC, invoice.id DESC LIMIT 1
        ) AS newest ON newest.status NOT IN ('VOID', 'REFUNDED')
          AND (newest.paid_method IS NULL OR newest.paid_method NOT IN ('NO_CHARGE', 'SHARES'))
      )
      SELECT * FROM billed WHERE photos > billed ORDER BY "invoiceNumber" LIMIT ${maxFindings}`
    return deliveries.map(({ id, invoiceNumber, address, photos, billed }) => ({
      id,
      text: `Of the photos of ${address}, ${photos} were sold with invoice ${invoiceNumber}, but it is for ${billed}.`,
    }))
  },
}
