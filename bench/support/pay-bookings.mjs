import { withClient } from '../../scripts/launch/postgres.ts'

/** Adds a delivery and a payment to every completed booking. */
export function payBookings(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    await client.query(insertDeliveries)
    await client.query(insertInvoices)
    await client.query('VACUUM ANALYZE')
  })
}

const insertDeliveries = `
  INSERT INTO media_deliveries (id, booking_id, file_name, file_type, total_photos, google_drive_link, idempotency_key,
    uploaded_at)
  SELECT gen_random_uuid(), id, 'photos.zip', 'image/jpeg', 1, 'https://drive.google.com/drive/folders/bench',
    gen_random_uuid(), least(now(), shoot_date + interval '36 hours' + random() * interval '2 days')
  FROM bookings WHERE status = 'COMPLETED' AND id NOT IN (SELECT booking_id FROM media_deliveries)`

const insertInvoices = `
  INSERT INTO invoices (id, invoice_number, booking_id, client_id, delivery_id, amount_cents, due_on, status, paid_at, paid_method,
    created_at)
  SELECT gen_random_uuid(), 'BENCH-' || row_number() OVER (), booking.id, booking.client_id, delivery.id, booking.total_amount_cents,
    delivery.uploaded_at::date + 14, 'COMPLETED', least(now(), delivery.uploaded_at + random() * interval '9 days'),
    'CARD', delivery.uploaded_at
  FROM media_deliveries delivery JOIN bookings booking ON booking.id = delivery.booking_id
  WHERE booking.id NOT IN (SELECT booking_id FROM invoices)`
