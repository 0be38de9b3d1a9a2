import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'

// Straight to Postgres, past every rule of the code: what must never be is rejected here by the database alone.
const { url } = useDatabase()
let client: pg.Client

const ids = {
  photographer: randomUUID(),
  client: randomUUID(),
  slot: randomUUID(),
  booking: randomUUID(),
  delivery: randomUUID(),
}

beforeAll(async () => {
  client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [who, role] of [
    ['photographer', 'PHOTOGRAPHER'],
    ['client', 'CLIENT'],
  ] as const) {
    const userId = randomUUID()
    await client.query('INSERT INTO users (id, email, password_hash) VALUES ($1, $2, $3)', [
      userId,
      `${who}@rules.test`,
      'x',
    ])
    await client.query(
      'INSERT INTO profiles (id, user_id, full_name, email, role) VALUES ($1, $2, $3, $4, $5::"Role")',
      [ids[who], userId, who, `${who}@rules.test`, role],
    )
  }
  await addSlot('2030-05-01', '09:00', '12:00', ids.slot)
  await addBooking(ids.booking)
  await claim(ids.slot, ids.booking)
  await client.query(
    `INSERT INTO media_deliveries (id, booking_id, file_name, file_type, total_photos, google_drive_link, idempotency_key)
     VALUES ($1, $2, 'a.zip', 'image/jpeg', 3, 'https://drive.test/a', gen_random_uuid())`,
    [ids.delivery, ids.booking],
  )
})

afterAll(() => client.end())

function addSlot(date: string, start: string, end: string, id = randomUUID()) {
  return client.query(
    'INSERT INTO availability_slots (id, photographer_id, date, start_time, end_time) VALUES ($1, $2, $3, $4, $5)',
    [id, ids.photographer, date, start, end],
  )
}

function claim(slotId: string, bookingId: string) {
  return client.query('INSERT INTO slot_claims (slot_id, booking_id) VALUES ($1, $2)', [slotId, bookingId])
}

type BookingChanges = { status?: string; address?: string; clientId?: string; start?: string; end?: string }

function addBooking(id: string, changes: BookingChanges = {}) {
  return client.query(
    `INSERT INTO bookings (id, client_id, photographer_id, property_address, shoot_date, shoot_time,
       shoot_end_time, total_amount_cents, idempotency_key, status)
     VALUES ($1, $2, $3, $4, '2030-05-01', $6, $7, 29900, gen_random_uuid(), $5::"BookingStatus")`,
    [
      id,
      changes.clientId ?? ids.client,
      ids.photographer,
      changes.address ?? '1 Test Lane',
      changes.status ?? 'PENDING',
      changes.start ?? '09:00',
      changes.end ?? '12:00',
    ],
  )
}

async function addInvoice(
  changes: { number?: string; amountCents?: number; status?: string; method?: string } = {},
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO invoices (id, invoice_number, booking_id, client_id, amount_cents, due_on, status, paid_method, paid_at)
     VALUES (gen_random_uuid(), $1, $2, (SELECT client_id FROM bookings WHERE id = $2), $3, '2030-06-01', $4::"InvoiceStatus", $5::text::"PaymentMethodKind",
       CASE WHEN $5::text IS NOT NULL THEN now() END) RETURNING id`,
    [
      changes.number ?? randomUUID(),
      ids.booking,
      changes.amountCents ?? 29900,
      changes.status ?? 'PENDING',
      changes.method ?? null,
    ],
  )
  return rows[0]?.id ?? ''
}

async function addPhoto(isPreview: boolean, position: number) {
  const { rows } = await client.query(
    `INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
     VALUES (gen_random_uuid(), $1, 'PHOTO_ORIGINAL', 'a.jpg', 'image/jpeg', 1) RETURNING id`,
    [randomUUID()],
  )
  const id = randomUUID()
  await client.query(
    `INSERT INTO photos (id, delivery_id, original_file_id, name, position, is_preview)
     VALUES ($1, $2, $3, 'a.jpg', $4, $5)`,
    [id, ids.delivery, rows[0].id, position, isPreview],
  )
  return id
}

describe('availability', () => {
  test('two slots of one photographer never overlap, but may touch', async () => {
    await expect(addSlot('2030-05-01', '11:00', '13:00')).rejects.toMatchObject({
      constraint: 'availability_slots_no_overlap',
    })
    await expect(addSlot('2030-05-01', '12:00', '13:00')).resolves.toBeDefined()
  })

  test('a slot ends after it starts', async () => {
    await expect(addSlot('2030-05-02', '12:00', '12:00')).rejects.toMatchObject({
      constraint: 'availability_slots_end_after_start',
    })
  })

  test('a slot is held for one person', async () => {
    const hold = (slotId: string, profileId: string) =>
      client.query(`INSERT INTO slot_holds (slot_id, profile_id, expires_at) VALUES ($1, $2, now())`, [
        slotId,
        profileId,
      ])
    const other = randomUUID()
    await addSlot('2030-05-03', '09:00', '12:00', other)
    await hold(ids.slot, ids.client)
    await expect(hold(ids.slot, ids.photographer)).rejects.toMatchObject({
      constraint: 'slot_holds_pkey',
    })
    // A visit of several slots is held by a row for each.
    await expect(hold(other, ids.client)).resolves.toBeDefined()
  })

  test('a weekly pattern names real weekdays, and slots of a quarter of an hour to half a day', async () => {
    const addWeeklyHours = (weekdays: number[], minutes: number) =>
      client.query(
        `INSERT INTO weekly_patterns (id, photographer_id, weekdays, start_time, end_time, slot_minutes, from_date, until_date)
         VALUES (gen_random_uuid(), $1, $2, '09:00', '12:00', $3, '2030-05-01', '2030-06-01')`,
        [ids.photographer, weekdays, minutes],
      )
    await expect(addWeeklyHours([2, 3, 4], 120)).resolves.toBeDefined()
    for (const [weekdays, minutes] of [
      [[], 120],
      [[0], 120],
      [[8], 120],
      [[1], 14],
      [[1], 721],
    ] as const) {
      await expect(addWeeklyHours([...weekdays], minutes)).rejects.toMatchObject({
        constraint: 'weekly_patterns_values',
      })
    }
  })

  test('a busy time ends after it starts, once, in a calendar of the same photographer', async () => {
    const calendar = randomUUID()
    await client.query(
      `INSERT INTO external_calendars (id, photographer_id, name, sealed_address, host, address_end)
       VALUES ($1, $2, 'Home', 'x', 'example.com', '.ics')`,
      [calendar, ids.photographer],
    )
    const addBusy = (owner: string, start: string, end: string) =>
      client.query(
        `INSERT INTO busy_times (id, calendar_id, photographer_id, uid, starts_at, ends_at, title)
         VALUES (gen_random_uuid(), $1, $2, 'one', $3, $4, '')`,
        [calendar, owner, start, end],
      )
    const [nine, ten] = ['2030-05-01T09:00Z', '2030-05-01T10:00Z']
    await expect(addBusy(ids.photographer, ten, nine)).rejects.toMatchObject({
      constraint: 'busy_times_values',
    })
    await expect(addBusy(ids.client, nine, ten)).rejects.toMatchObject({
      constraint: 'busy_times_calendar_id_photographer_id_fkey',
    })
    await expect(addBusy(ids.photographer, nine, ten)).resolves.toBeDefined()
    await expect(addBusy(ids.photographer, nine, ten)).rejects.toMatchObject({
      constraint: 'busy_times_calendar_id_uid_starts_at_key',
    })
  })
})

describe('bookings', () => {
  test('a forecast is a list of hours at a place on Earth', async () => {
    const add = (latitude: number, hours: string) =>
      client.query(
        `INSERT INTO booking_forecasts (booking_id, latitude, longitude, hours, read_at)
         VALUES ($1, $2, 0, $3, now())`,
        [ids.booking, latitude, hours],
      )
    await expect(add(91, '[]')).rejects.toMatchObject({ constraint: 'booking_forecasts_position' })
    await expect(add(35, '{}')).rejects.toMatchObject({ constraint: 'booking_forecasts_hours' })
    await expect(add(35, '[]')).resolves.toBeDefined()
  })

  test('a slot has one booking at most, and cannot be deleted under it', async () => {
    const other = randomUUID()
    await addBooking(other, { status: 'CANCELLED' })
    await expect(claim(ids.slot, other)).rejects.toMatchObject({ constraint: 'slot_claims_pkey' })
    await expect(
      client.query('DELETE FROM availability_slots WHERE id = $1', [ids.slot]),
    ).rejects.toMatchObject({ constraint: 'slot_claims_slot_id_fkey' })
    await expect(claim(randomUUID(), ids.booking)).rejects.toMatchObject({
      constraint: 'slot_claims_slot_id_fkey',
    })
  })

  test('a booking may claim its slots before it is written, but must be there at the end', async () => {
    const [slot, booking] = [randomUUID(), randomUUID()]
    await addSlot('2030-05-01', '13:00', '14:00', slot)
    await client.query('BEGIN')
    await claim(slot, booking)
    await expect(client.query('COMMIT')).rejects.toMatchObject({
      constraint: 'slot_claims_booking_id_fkey',
    })
  })

  test('two shoots of one photographer that are still to be done never overlap, but may touch', async () => {
    const overlapping = { start: '11:00', end: '21:00' }
    await expect(addBooking(randomUUID(), overlapping)).rejects.toMatchObject({
      constraint: 'bookings_no_overlap',
    })
    for (const status of ['CANCELLED', 'COMPLETED']) {
      await expect(addBooking(randomUUID(), { ...overlapping, status })).resolves.toBeDefined()
    }
    await expect(addBooking(randomUUID(), { start: '12:00', end: '21:00' })).resolves.toBeDefined()
  })

  test('nobody books themselves, and an address has 1 to 500 characters', async () => {
    await expect(addBooking(randomUUID(), { clientId: ids.photographer })).rejects.toMatchObject({
      constraint: 'bookings_two_people',
    })
    await expect(addBooking(randomUUID(), { address: '' })).rejects.toMatchObject({
      constraint: 'bookings_values',
    })
    await expect(addBooking(randomUUID(), { address: 'a'.repeat(501) })).rejects.toMatchObject({
      constraint: 'bookings_values',
    })
  })

  test('a late fee has an amount and a state, or neither', async () => {
    await expect(client.query('UPDATE bookings SET late_fee_cents = 5000')).rejects.toMatchObject({
      constraint: 'bookings_late_fee',
    })
    await expect(client.query(`UPDATE bookings SET late_fee_state = 'DUE'`)).rejects.toMatchObject({
      constraint: 'bookings_late_fee',
    })
  })

  test('the timeline is only ever added to', async () => {
    await client.query(
      `INSERT INTO booking_events (id, booking_id, kind) VALUES (gen_random_uuid(), $1, 'CREATED')`,
      [ids.booking],
    )
    await expect(client.query(`UPDATE booking_events SET kind = 'COMPLETED'`)).rejects.toThrow(
      'only ever added',
    )
  })
})

describe('deliveries', () => {
  test('an altered photo names another photo of its delivery, and is kept when that one is deleted', async () => {
    const [staged, empty] = [await addPhoto(false, 10), await addPhoto(false, 11)]
    const link = (photoId: string, unalteredId: string, alterations = '{VIRTUALLY_STAGED}') =>
      client.query(
        'UPDATE photos SET unaltered_photo_id = $2, alterations = $3::"Alteration"[] WHERE id = $1',
        [photoId, unalteredId, alterations],
      )
    await expect(link(staged, staged)).rejects.toMatchObject({ constraint: 'photos_unaltered' })
    await expect(link(staged, empty, '{}')).rejects.toMatchObject({ constraint: 'photos_unaltered' })
    await expect(link(staged, randomUUID())).rejects.toMatchObject({
      constraint: 'photos_delivery_id_unaltered_photo_id_fkey',
    })
    await link(staged, empty)
    await client.query('DELETE FROM photos WHERE id = $1', [empty])
    const { rows } = await client.query(
      'SELECT delivery_id, unaltered_photo_id, alterations::text FROM photos WHERE id = $1',
      [staged],
    )
    expect(rows).toEqual([
      { delivery_id: ids.delivery, unaltered_photo_id: null, alterations: '{VIRTUALLY_STAGED}' },
    ])
    await client.query('DELETE FROM photos WHERE id = $1', [staged])
  })

  test('a delivery has at most one cover', async () => {
    const [one, other] = [await addPhoto(false, 20), await addPhoto(false, 21)]
    const choose = (id: string) => client.query('UPDATE photos SET is_cover = true WHERE id = $1', [id])
    await choose(one)
    await expect(choose(other)).rejects.toMatchObject({ constraint: 'photos_cover' })
    await client.query('DELETE FROM photos WHERE id = ANY($1)', [[one, other]])
  })

  test('a focal point has both of its parts, in percent', async () => {
    const id = await addPhoto(false, 22)
    const set = (x: number | null, y: number | null) =>
      client.query('UPDATE photos SET focal_x = $2, focal_y = $3 WHERE id = $1', [id, x, y])
    await set(0, 100)
    for (const [x, y] of [
      [101, 50],
      [50, -1],
      [50, null],
    ] as const) {
      await expect(set(x, y)).rejects.toMatchObject({ constraint: 'photos_focal_point' })
    }
    await set(null, null)
    await client.query('DELETE FROM photos WHERE id = $1', [id])
  })

  test('a delivery has at most two previews, also when three arrive at once', async () => {
    await addPhoto(true, 0)
    await addPhoto(true, 1)
    await expect(addPhoto(true, 2)).rejects.toMatchObject({ constraint: 'photos_two_previews' })
    await expect(addPhoto(false, 2)).resolves.toBeDefined()
    await expect(client.query('UPDATE photos SET is_preview = true')).rejects.toMatchObject({
      constraint: 'photos_two_previews',
    })
  })

  test('a download link is https', async () => {
    const change = client.query(`UPDATE media_deliveries SET google_drive_link = 'javascript:alert(1)'`)
    await expect(change).rejects.toMatchObject({ constraint: 'media_deliveries_values' })
  })
})

describe('transfers', () => {
  const add = (changes: {
    clientId?: string | null
    email?: string | null
    ended?: boolean
    cents?: number
  }) =>
    client.query<{ id: string }>(
      `INSERT INTO delivery_transfers (id, delivery_id, client_id, recipient_name, recipient_email, amount_cents, kind,
         text, idempotency_key, ended_at)
       VALUES (gen_random_uuid(), $1, $2, CASE WHEN $3::text IS NOT NULL THEN 'Nia' END, $3, $4, 'YEAR', 'A year.',
         gen_random_uuid(), CASE WHEN $5 THEN now() END) RETURNING id`,
      [
        ids.delivery,
        changes.clientId ?? null,
        changes.email ?? null,
        changes.cents ?? 100,
        changes.ended ?? false,
      ],
    )

  test('a transfer names a client, or waits for an address', async () => {
    const constraint = 'delivery_transfers_recipient'
    await expect(add({})).rejects.toMatchObject({ constraint })
    await expect(add({ clientId: ids.client, email: 'a@rules.test' })).rejects.toMatchObject({ constraint })
    await expect(add({ email: 'a@rules.test', ended: true })).rejects.toMatchObject({ constraint })
    await expect(add({ ended: true })).resolves.toBeDefined()
    await expect(add({ email: 'b@rules.test', cents: -1 })).rejects.toMatchObject({
      constraint: 'delivery_transfers_values',
    })
  })

  test('nobody gets the same photos twice at a time', async () => {
    await add({ email: 'c@rules.test' })
    await expect(add({ email: 'C@rules.test' })).rejects.toMatchObject({
      constraint: 'delivery_transfers_one_per_address',
    })
    await add({ clientId: ids.client, ended: true })
    await add({ clientId: ids.client })
    await expect(add({ clientId: ids.client })).rejects.toMatchObject({
      constraint: 'delivery_transfers_one_per_client',
    })
  })

  test("its invoice bills its client, and isn't one of the delivery's own", async () => {
    await client.query('DELETE FROM delivery_transfers')
    const [{ rows }, own] = [await add({ email: 'd@rules.test' }), await add({ clientId: ids.client })]
    await addInvoice({ number: 'TRANSFER-1' })
    const change = (assignment: string, value?: string) =>
      client.query(
        `UPDATE invoices SET ${assignment} WHERE invoice_number = 'TRANSFER-1'`,
        value ? [value] : [],
      )
    await expect(change('transfer_id = $1', rows[0]?.id)).rejects.toMatchObject({
      constraint: 'invoices_transfer_id_client_id_fkey',
    })
    await change('transfer_id = $1', own.rows[0]?.id)
    await expect(change('delivery_id = $1', ids.delivery)).rejects.toMatchObject({
      constraint: 'invoices_one_purpose',
    })
    await client.query('DELETE FROM delivery_transfers')
    const left = await client.query(`SELECT transfer_id FROM invoices WHERE invoice_number = 'TRANSFER-1'`)
    expect(left.rows).toEqual([{ transfer_id: null }])
  })
})

describe('portfolio', () => {
  const [item, other, front, hall, film] = Array.from({ length: 5 }, () => randomUUID())
  const change = (fileId: string | undefined, assignment: string) =>
    client.query(`UPDATE portfolio_media SET ${assignment} WHERE file_id = $1`, [fileId])

  beforeAll(async () => {
    for (const id of [item, other]) {
      await client.query(
        `INSERT INTO portfolio_items (id, title, category) VALUES ($1, 'House', 'Event Photography')`,
        [id],
      )
    }
    for (const [position, id] of [front, hall, film].entries()) {
      await client.query(
        `INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
         VALUES ($1, 'portfolio ' || $2, 'PORTFOLIO', 'a', 'image/jpeg', 1)`,
        [id, position],
      )
      await client.query(
        'INSERT INTO portfolio_media (file_id, kind, item_id, position) VALUES ($1, $2, $3, $4)',
        [id, id === film ? 'VIDEO' : 'IMAGE', item, position],
      )
    }
  })

  test('a file is in one item, at a place of its own', async () => {
    const again = client.query(
      `INSERT INTO portfolio_media (file_id, kind, item_id, position) VALUES ($1, 'IMAGE', $2, 0)`,
      [front, other],
    )
    await expect(again).rejects.toMatchObject({ constraint: 'portfolio_media_pkey' })
    await expect(change(hall, 'position = 0')).rejects.toMatchObject({
      constraint: 'portfolio_media_item_id_position_key',
    })
    for (const assignment of ['position = NULL', 'position = -1', 'item_id = NULL']) {
      await expect(change(hall, assignment)).rejects.toMatchObject({ constraint: 'portfolio_media_placed' })
    }
  })

  test('an item has at most one cover, which is an image of it', async () => {
    await change(front, 'is_cover = true')
    await expect(change(hall, 'is_cover = true')).rejects.toMatchObject({
      constraint: 'portfolio_media_one_cover',
    })
    for (const [id, assignment] of [
      [film, 'is_cover = true'],
      [front, 'item_id = NULL, position = NULL'],
    ] as const) {
      await expect(change(id, assignment)).rejects.toMatchObject({
        constraint: 'portfolio_media_cover_is_image',
      })
    }
  })

  test('only a video has a still', async () => {
    await expect(change(hall, `poster_file_id = '${front}'`)).rejects.toMatchObject({
      constraint: 'portfolio_media_poster_of_video',
    })
  })

  test('an item is not deleted while it has files', async () => {
    await expect(client.query('DELETE FROM portfolio_items WHERE id = $1', [item])).rejects.toMatchObject({
      constraint: 'portfolio_media_item_id_fkey',
    })
  })
})

describe('invoices', () => {
  test('an invoice never bills someone else', async () => {
    await addInvoice()
    await expect(
      client.query('UPDATE invoices SET client_id = $1', [ids.photographer]),
    ).rejects.toMatchObject({ constraint: 'invoices_client_never_changes' })
  })

  test('a number is given once', async () => {
    await addInvoice({ number: 'NL-2030-0001' })
    await expect(addInvoice({ number: 'NL-2030-0001' })).rejects.toMatchObject({
      constraint: 'invoices_invoice_number_key',
    })
  })

  test('an amount of 0 is complimentary: completed, with the method NO_CHARGE, and nothing else is', async () => {
    const constraint = 'invoices_complimentary'
    await expect(addInvoice({ amountCents: 0 })).rejects.toMatchObject({ constraint })
    const completed = { status: 'COMPLETED' }
    await expect(addInvoice({ ...completed, amountCents: 0, method: 'CASH' })).rejects.toMatchObject({
      constraint,
    })
    await expect(addInvoice({ ...completed, method: 'NO_CHARGE' })).rejects.toMatchObject({ constraint })
    await expect(addInvoice({ ...completed, amountCents: 0, method: 'NO_CHARGE' })).resolves.toBeDefined()
  })

  test('an amount is between 0 and 999,999.99 dollars', async () => {
    const paid = { status: 'COMPLETED', method: 'CASH' }
    await expect(addInvoice({ ...paid, amountCents: -1 })).rejects.toMatchObject({
      constraint: 'invoices_values',
    })
    await expect(addInvoice({ amountCents: 100_000_000 })).rejects.toMatchObject({
      constraint: 'invoices_values',
    })
  })

  test('a line contains at most its amount in tax, with its sign, and only if it is taxable', async () => {
    const invoiceId = await addInvoice()
    const addLine = (line: {
      position: number
      cents: number
      tax: number
      rate?: number
      taxable?: boolean
    }) =>
      client.query(
        `INSERT INTO invoice_lines (id, invoice_id, kind, description, amount_cents, tax_cents, tax_rate_thousandths, taxable, position)
         VALUES (gen_random_uuid(), $1, 'OTHER', 'Line', $2, $3, $4, $5, $6)`,
        [invoiceId, line.cents, line.tax, line.rate ?? 8_250, line.taxable ?? true, line.position],
      )
    const constraint = 'invoice_lines_tax'
    await expect(addLine({ position: 0, cents: 100, tax: 101 })).rejects.toMatchObject({ constraint })
    await expect(addLine({ position: 0, cents: 100, tax: -1 })).rejects.toMatchObject({ constraint })
    await expect(addLine({ position: 0, cents: 100, tax: 1, taxable: false })).rejects.toMatchObject({
      constraint,
    })
    await expect(addLine({ position: 0, cents: 100, tax: 1, rate: 0 })).rejects.toMatchObject({ constraint })
    await expect(addLine({ position: 0, cents: 100, tax: 8 })).resolves.toBeDefined()
    await expect(addLine({ position: 1, cents: -100, tax: -8 })).resolves.toBeDefined()
  })

  test('paid means when and how are known', async () => {
    await expect(addInvoice({ status: 'COMPLETED' })).rejects.toMatchObject({
      constraint: 'invoices_paid_has_time_and_method',
    })
  })
})

describe('refunds', () => {
  const addRefund = (invoiceId: string, paymentId: string | null, state: string, stripeId: string | null) =>
    client.query(
      `INSERT INTO refunds (id, invoice_id, amount_cents, stripe_payment_id, state, stripe_refund_id)
       VALUES (gen_random_uuid(), $1, 100, $2, $3::"RefundState", $4)`,
      [invoiceId, paymentId, state, stripeId],
    )

  test('of one payment wait for Stripe one at a time', async () => {
    const invoiceId = await addInvoice()
    await addRefund(invoiceId, 'pi_1', 'PENDING', null)
    await expect(addRefund(invoiceId, 'pi_1', 'PENDING', null)).rejects.toMatchObject({
      constraint: 'refunds_one_unconfirmed',
    })
    await addRefund(invoiceId, 'pi_1', 'PENDING', 're_1')
    await addRefund(invoiceId, 'pi_1', 'FAILED', null)
    await addRefund(invoiceId, 'pi_2', 'PENDING', null)
    await expect(addRefund(invoiceId, null, 'PENDING', null)).rejects.toMatchObject({
      constraint: 'refunds_pending_has_payment',
    })
  })
})

describe('revisions', () => {
  let photoId: string

  beforeAll(async () => {
    photoId = await addPhoto(false, 900)
  })

  function addVersion(number: number) {
    return client.query(
      `WITH file AS (INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
         VALUES (gen_random_uuid(), $2, 'PHOTO_ORIGINAL', 'a.jpg', 'image/jpeg', 1) RETURNING id)
       INSERT INTO photo_versions (id, photo_id, number, original_file_id, name, batch_id)
       SELECT gen_random_uuid(), $1, $3, id, 'a.jpg', gen_random_uuid() FROM file`,
      [photoId, `version-${randomUUID()}`, number],
    )
  }

  function addThread(columns: string, values: string) {
    return client.query(
      `INSERT INTO revision_threads (id, photo_id, ${columns}) VALUES (gen_random_uuid(), $1, ${values})`,
      [photoId],
    )
  }

  test('a round has a number of its own', async () => {
    const add = () =>
      client.query(
        `INSERT INTO revision_rounds (id, delivery_id, number, idempotency_key)
         VALUES (gen_random_uuid(), $1, 1, gen_random_uuid())`,
        [ids.delivery],
      )
    await add()
    await expect(add()).rejects.toMatchObject({ constraint: 'revision_rounds_delivery_id_number_key' })
  })

  test('one version of a photo waits for the client', async () => {
    await addVersion(2)
    await expect(addVersion(3)).rejects.toMatchObject({ constraint: 'photo_versions_proposed' })
  })

  test.each([
    ['x', '0.5', 'revision_threads_spot'],
    ['x, y', '0.5, 1.5', 'revision_threads_inside'],
    ['waits_for', `'CLIENT'`, 'revision_threads_waits_for'],
    ['sent_at', 'now()', 'revision_threads_waits_for'],
    ['resolved_at', 'now()', 'revision_threads_resolved'],
  ])('a thread with %s of %s is rejected', async (columns, values, constraint) => {
    await expect(addThread(columns, values)).rejects.toMatchObject({ constraint })
  })
})

describe('records', () => {
  test('the studio has one row', async () => {
    const insert = client.query(
      `INSERT INTO studio_settings (id, name, support_email, time_zone, hours) VALUES (2, 'b', 'b@b.test', 'UTC', 'x')`,
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'studio_settings_single_row' })
  })

  test.each([
    ['email_retention_days', 29],
    ['notification_retention_days', 3651],
    ['visit_retention_days', 0],
    ['quote_retention_days', 29],
    ['conversation_retention_days', 3651],
  ])('%s of %i is rejected', async (column, days) => {
    const insert = client.query(
      `INSERT INTO studio_settings (id, name, support_email, time_zone, hours, ${column})
       VALUES (1, 'a', 'a@a.test', 'UTC', 'x', ${days})`,
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'studio_settings_retention' })
  })

  test('the audit log is neither changed nor shortened', async () => {
    await client.query(
      `INSERT INTO audit_entries (id, action, subject, subject_id) VALUES (gen_random_uuid(), 'a', 'b', 'c')`,
    )
    await expect(client.query(`UPDATE audit_entries SET action = 'z'`)).rejects.toThrow('only ever added')
    await expect(client.query('DELETE FROM audit_entries')).rejects.toThrow('only ever added')
  })

  test.each([
    ['-street', '{}', 'property_pages_slug'],
    ['A street', '{}', 'property_pages_slug'],
    ['a'.repeat(101), '{}', 'property_pages_slug'],
    ['a-street', '[]', 'property_pages_content'],
  ])('a property page at %j with %j is rejected', async (slug, content, constraint) => {
    const insert = client.query(
      'INSERT INTO property_pages (id, delivery_id, slug, content) VALUES (gen_random_uuid(), $1, $2, $3)',
      [ids.delivery, slug, content],
    )
    await expect(insert).rejects.toMatchObject({ constraint })
  })

  test.each([
    ['x', '203.0.113.0/24', 'sessions_secret_hash'],
    ['a'.repeat(64), '203.0.113.7', 'sessions_network'],
  ])('a session with the hash %s in the network %s is rejected', async (hash, network, constraint) => {
    const insert = client.query(
      `INSERT INTO sessions (id, user_id, secret_hash, session_version, network, expires_at)
       SELECT gen_random_uuid(), id, $1, 1, $2, now() FROM users LIMIT 1`,
      [hash, network],
    )
    await expect(insert).rejects.toMatchObject({ constraint })
  })

  test('an address names one account, in any case', async () => {
    const insert = client.query(
      `INSERT INTO users (id, email, password_hash) VALUES (gen_random_uuid(), 'CLIENT@rules.test', 'x')`,
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'users_email_key' })
  })
})

describe('pay', () => {
  const month = ['2030-05-01', '2030-05-31']
  const colleague = randomUUID()

  beforeAll(async () => {
    const userId = randomUUID()
    await client.query(
      `INSERT INTO users (id, email, password_hash) VALUES ($1, 'colleague@rules.test', 'x')`,
      [userId],
    )
    await client.query(
      `INSERT INTO profiles (id, user_id, full_name, email, role)
       VALUES ($1, $2, 'Colleague', 'colleague@rules.test', 'PHOTOGRAPHER')`,
      [colleague, userId],
    )
  })

  const addTerms = (basis: string, share: number, cents: number) =>
    client.query(
      `INSERT INTO pay_terms (photographer_id, basis, service_basis_points, shoot_cents, travel_basis_points,
         late_fee_basis_points, paid_from, is_contractor, has_w9)
       VALUES ($1, $2::"PayBasis", $3, $4, 0, 0, '2030-01-01', false, false)`,
      [ids.photographer, basis, share, cents],
    )

  async function addStatement(photographerId: string, totalCents = 0) {
    const id = randomUUID()
    await client.query(
      'INSERT INTO pay_statements (id, photographer_id, starts_on, ends_on, total_cents) VALUES ($1, $2, $3, $4, $5)',
      [id, photographerId, ...month, totalCents],
    )
    return id
  }

  const addShoot = (statementId: string, photographerId: string, share: number) =>
    client.query(
      `INSERT INTO pay_statement_shoots (statement_id, photographer_id, booking_id, basis_points)
       VALUES ($1, $2, $3, $4)`,
      [statementId, photographerId, ids.booking, share],
    )

  const addLine = (statementId: string, kind: string, amountCents: number, bookingId: string | null) =>
    client.query(
      `INSERT INTO pay_lines (id, statement_id, position, kind, booking_id, earned_on, description, base_cents, amount_cents)
       VALUES (gen_random_uuid(), $1, 0, $2::"PayLineKind", $3, '2030-05-01', 'Shoot', 100, $4)`,
      [statementId, kind, bookingId, amountCents],
    )

  test('terms are a share or an amount, within what a service costs', async () => {
    for (const [basis, share, cents] of [
      ['PERCENT', 5000, 100],
      ['FIXED', 5000, 100],
    ] as const) {
      await expect(addTerms(basis, share, cents)).rejects.toMatchObject({ constraint: 'pay_terms_basis' })
    }
    await expect(addTerms('PERCENT', 10_001, 0)).rejects.toMatchObject({ constraint: 'pay_terms_values' })
  })

  test('the shares of a booking add up to all of it', async () => {
    const share = (parts: number[]) =>
      client.query(
        `INSERT INTO pay_shares (booking_id, photographer_id, basis_points)
         SELECT $1, id, part FROM unnest($2::uuid[], $3::int[]) AS share(id, part)`,
        [ids.booking, [ids.photographer, colleague].slice(0, parts.length), parts],
      )
    for (const parts of [[9999], [5000, 5001]]) {
      await expect(share(parts)).rejects.toMatchObject({ constraint: 'pay_shares_whole' })
    }
    await expect(share([3000, 7000])).resolves.toBeDefined()
    const removal = client.query('DELETE FROM pay_shares WHERE photographer_id = $1', [colleague])
    await expect(removal).rejects.toMatchObject({ constraint: 'pay_shares_whole' })
  })

  test('a booking is paid once, and a statement stays as it is', async () => {
    await expect(addStatement(colleague, -1)).rejects.toMatchObject({ constraint: 'pay_statements_values' })
    const one = await addStatement(ids.photographer)
    await expect(addStatement(ids.photographer)).rejects.toMatchObject({
      constraint: 'pay_statements_photographer_id_starts_on_key',
    })
    const other = await addStatement(colleague)
    await expect(addShoot(one, colleague, 1000)).rejects.toMatchObject({
      constraint: 'pay_statement_shoots_statement_id_photographer_id_fkey',
    })
    await addShoot(one, ids.photographer, 6000)
    await expect(addShoot(one, ids.photographer, 1000)).rejects.toMatchObject({
      constraint: 'pay_statement_shoots_pkey',
    })
    await expect(addShoot(other, colleague, 4001)).rejects.toMatchObject({
      constraint: 'pay_statement_shoots_whole',
    })
    await addShoot(other, colleague, 4000)
    await expect(addLine(one, 'ADJUSTMENT', 1, ids.booking)).rejects.toMatchObject({
      constraint: 'pay_lines_subject',
    })
    await expect(addLine(one, 'SHOOT', -1, ids.booking)).rejects.toMatchObject({
      constraint: 'pay_lines_amounts',
    })
    await addLine(one, 'SHOOT', 50, ids.booking)
    await expect(client.query('UPDATE pay_lines SET amount_cents = 51')).rejects.toMatchObject({
      constraint: 'pay_lines_append_only',
    })
    await expect(
      client.query(`UPDATE pay_statements SET paid_on = '2030-06-01' WHERE id = $1`, [one]),
    ).rejects.toMatchObject({ constraint: 'pay_statements_paid' })
    await client.query(
      `UPDATE pay_statements SET paid_on = '2030-06-01', paid_method = 'CASH' WHERE id = $1`,
      [one],
    )
    await expect(client.query('DELETE FROM pay_statements WHERE id = $1', [one])).rejects.toMatchObject({
      constraint: 'pay_statements_append_only',
    })
    await client.query('DELETE FROM pay_statements WHERE id = $1', [other])
    expect((await client.query('SELECT FROM pay_statement_shoots')).rowCount).toBe(1)
  })

  test('an adjustment has an amount and a reason', async () => {
    const adjust = (cents: number, reason: string) =>
      client.query(
        `INSERT INTO pay_adjustments (id, photographer_id, amount_cents, reason, idempotency_key)
         VALUES (gen_random_uuid(), $1, $2, $3, gen_random_uuid())`,
        [ids.photographer, cents, reason],
      )
    for (const [cents, reason] of [
      [0, 'Bonus'],
      [100, ''],
    ] as const) {
      await expect(adjust(cents, reason)).rejects.toMatchObject({ constraint: 'pay_adjustments_values' })
    }
  })
})
