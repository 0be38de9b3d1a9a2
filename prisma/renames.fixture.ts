import { randomUUID } from 'node:crypto'
import type pg from 'pg'

// What a database may hold before its tables and columns get other names, written as it was then.

export type Row = Record<string, unknown>

/** The tables that have another name since. */
export const newTableNames: Record<string, string> = {
  payments: 'invoices',
  photo_favourites: 'photo_favorites',
}

const at = '2030-05-01T12:00:00Z'
export const ids = {
  clientUser: randomUUID(),
  photographerUser: randomUUID(),
  client: randomUUID(),
  photographer: randomUUID(),
  booking: randomUUID(),
  delivery: randomUUID(),
  photo: randomUUID(),
  file: randomUUID(),
  paidInvoice: randomUUID(),
  openInvoice: randomUUID(),
  refund: randomUUID(),
  conversation: randomUUID(),
  message: randomUUID(),
  quoteRequest: randomUUID(),
  quoteReply: randomUUID(),
  stat: randomUUID(),
  auditEntry: randomUUID(),
  bookingEvent: randomUUID(),
}

/** Rows in every table with a renamed name, in those that point to them, and in those that store an old name as JSON. */
export async function fillTables(client: pg.Client): Promise<void> {
  for (const who of ['client', 'photographer'] as const) {
    const email = `${who}@renames.test`
    await insert(client, 'users', { id: ids[`${who}User`], email, password_hash: 'x' })
    const person = { id: ids[who], user_id: ids[`${who}User`], full_name: who, email }
    await insert(client, 'profiles', { ...person, role: who.toUpperCase() })
  }
  await insert(client, 'bookings', {
    id: ids.booking,
    client_id: ids.client,
    photographer_id: ids.photographer,
    property_address: '1 Test Lane',
    shoot_date: '2030-05-01',
    shoot_time: '09:00',
    shoot_end_time: '12:00',
    total_amount_cents: 29_900,
    status: 'COMPLETED',
    request_key: randomUUID(),
  })
  const booked = { id: randomUUID(), booking_id: ids.booking, service_id: 'photo_shoot', name: 'Photo Shoot' }
  await insert(client, 'booked_services', { ...booked, price_cents: 29_900, position: 0 })
  await insert(client, 'booking_events', { id: ids.bookingEvent, booking_id: ids.booking, kind: 'COMPLETED' })
  await fillDelivery(client)
  await fillInvoices(client)
  await fillConversations(client)
  await insert(client, 'portfolio_stats', { id: ids.stat, label: 'Homes', value: '500+', display_order: 7 })
  await insert(client, 'portfolio_stats', {
    id: randomUUID(),
    label: 'Years',
    value: '12',
    display_order: -3,
  })
  await client.query(`UPDATE services SET sort = 55 WHERE id = 'photo_shoot'`)
}

async function fillDelivery(client: pg.Client): Promise<void> {
  await insert(client, 'media_deliveries', {
    id: ids.delivery,
    booking_id: ids.booking,
    sent_by: ids.photographer,
    request_key: randomUUID(),
    file_name: 'a.zip',
    file_type: 'application/zip',
    total_photos: 1,
    google_drive_link: 'https://drive.test/a',
  })
  const file = { id: ids.file, key: 'original', purpose: 'PHOTO_ORIGINAL', name: 'a.jpg' }
  await insert(client, 'stored_files', { ...file, content_type: 'image/jpeg', size_bytes: 1 })
  const photo = { id: ids.photo, delivery_id: ids.delivery, original_file_id: ids.file, name: 'a.jpg' }
  await insert(client, 'photos', { ...photo, position: 0 })
  await insert(client, 'photo_favourites', { photo_id: ids.photo, profile_id: ids.client })
  const event = { delivery_id: ids.delivery, actor_id: ids.photographer }
  const added = { photos: 1, requestKey: randomUUID() }
  await insert(client, 'delivery_events', {
    ...event,
    id: randomUUID(),
    kind: 'PHOTOS_ADDED',
    details: added,
  })
  const replaced = { photos: 1, requestKey: randomUUID(), names: ['a.jpg'], newNames: ['b.jpg'] }
  await insert(client, 'delivery_events', {
    ...event,
    id: randomUUID(),
    kind: 'PHOTOS_REPLACED',
    details: replaced,
  })
  await insert(client, 'delivery_events', {
    ...event,
    id: randomUUID(),
    kind: 'SENT',
    details: { photos: 1 },
  })
  const draft = { requestKey: randomUUID(), files: [] }
  await insert(client, 'delivery_drafts', {
    photographer_id: ids.photographer,
    updated_at: at,
    contents: { ...draft, bookingId: ids.booking, fields: { googleDriveLink: '' } },
  })
  await insert(client, 'addition_drafts', {
    photographer_id: ids.photographer,
    delivery_id: ids.delivery,
    updated_at: at,
    contents: { ...draft, deliveryId: ids.delivery },
  })
}

async function fillInvoices(client: pg.Client): Promise<void> {
  const invoice = {
    booking_id: ids.booking,
    delivery_id: ids.delivery,
    amount_cents: 29_900,
    due_on: '2030-06-01',
  }
  await insert(client, 'payments', {
    ...invoice,
    id: ids.paidInvoice,
    invoice_number: 'NL-2030-0001',
    status: 'COMPLETED',
    paid_at: at,
    paid_method: 'CHEQUE',
    marked_paid_by: ids.photographer,
  })
  await insert(client, 'payments', {
    ...invoice,
    id: ids.openInvoice,
    invoice_number: 'NL-2030-0002',
    status: 'PENDING',
  })
  await insert(client, 'invoice_counters', { year: 2030, last: 2 })
  const line = { id: randomUUID(), invoice_id: ids.paidInvoice, description: 'Photo Shoot' }
  await insert(client, 'invoice_lines', { ...line, amount_cents: 29_900, position: 0 })
  await insert(client, 'checkout_sessions', {
    id: randomUUID(),
    invoice_id: ids.openInvoice,
    stripe_session_id: 'cs_1',
    url: 'https://stripe.test/1',
    amount_cents: 29_900,
    currency: 'USD',
    expires_at: at,
  })
  await insert(client, 'refunds', {
    id: ids.refund,
    invoice_id: ids.paidInvoice,
    amount_cents: 100,
    state: 'SUCCEEDED',
    refunded_by: ids.photographer,
    request_key: randomUUID(),
  })
  const paid = { method: 'CHEQUE', paidOn: '2030-05-01', amountCents: 29_900 }
  const event = { id: randomUUID(), invoice_id: ids.paidInvoice, actor_id: ids.photographer }
  await insert(client, 'invoice_events', { ...event, kind: 'MARKED_PAID', details: paid })
  await insert(client, 'audit_entries', {
    id: ids.auditEntry,
    actor_id: ids.photographer,
    action: 'invoice.marked-paid',
    details: paid,
    subject: 'invoice',
    subject_id: ids.paidInvoice,
  })
}

async function fillConversations(client: pg.Client): Promise<void> {
  await insert(client, 'conversations', {
    id: ids.conversation,
    subject: 'Keys',
    client_id: ids.client,
    admin_id: ids.photographer,
    request_key: randomUUID(),
  })
  await insert(client, 'conversations', { id: randomUUID(), subject: 'Parking', client_id: ids.client })
  await insert(client, 'messages', {
    id: ids.message,
    conversation_id: ids.conversation,
    sender_id: ids.client,
    message: 'Under the mat.',
    request_key: randomUUID(),
  })
  await insert(client, 'quote_requests', {
    id: ids.quoteRequest,
    request_key: randomUUID(),
    full_name: 'Dana',
    email: 'dana@renames.test',
    property_address: '2 Test Lane',
    services: ['Photo Shoot'],
    list_price_cents: 29_900,
  })
  await insert(client, 'quote_replies', {
    id: ids.quoteReply,
    quote_request_id: ids.quoteRequest,
    author_id: ids.photographer,
    request_key: randomUUID(),
    text: 'June 16 or 18.',
  })
}

export function insert(client: pg.Client, table: string, row: Row) {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  return client.query(
    `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${places.join()})`,
    Object.values(row),
  )
}
