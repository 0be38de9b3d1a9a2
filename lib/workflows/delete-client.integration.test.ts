import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase, waitForBlockedSession } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import { makeBookingRequest, makeServices, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { openFeed } from '@/lib/booking/bookings/commands/open-feed'
import { setClientTerms } from '@/lib/booking/bookings/commands/set-client-terms'
import { removedAddressText } from '@/lib/booking/bookings/words/changes'
import { requestQuote } from '@/lib/booking/quotes/commands/request-quote'
import { filledIn, makeQuoteStudio } from '@/lib/booking/quotes/quotes.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { recordAttachment } from '@/lib/messaging/commands/record-attachment'
import { sendMessage } from '@/lib/messaging/commands/send-message'
import { startConversation } from '@/lib/messaging/commands/start-conversation'
import { writeToClient } from '@/lib/messaging/commands/write-to-client'
import { createPerson, openSessionOf } from '@/lib/people/accounts/accounts.fixture'
import { cancelDeletionRequest } from '@/lib/people/accounts/commands/cancel-deletion-request'
import { denyDeletion } from '@/lib/people/accounts/commands/deny-deletion'
import { requestDeletion } from '@/lib/people/accounts/commands/request-deletion'
import { updateAvatar } from '@/lib/people/accounts/commands/update-avatar'
import { updateMailPreferences } from '@/lib/people/accounts/commands/update-mail-preferences'
import { updateProfile } from '@/lib/people/accounts/commands/update-profile'
import { readOwnProfile } from '@/lib/people/accounts/queries/read-own-profile'
import { withoutPerson } from '@/lib/people/accounts/rules'
import { makeBrokerage } from '@/lib/people/brokerages/brokerages.fixture'
import { inviteAgent } from '@/lib/people/brokerages/commands/invite-agent'
import { joinBrokerage } from '@/lib/people/brokerages/commands/join-brokerage'
import { setFavorite } from '@/lib/photos/deliveries/commands/set-favorite'
import { makeJpeg, makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { addComment } from '@/lib/photos/revisions/commands/draft-comments'
import { sendRound } from '@/lib/photos/revisions/commands/send-round'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { editKey } from '@/lib/platform/web/form-values'
import { runFileRemovals } from '@/lib/site/portfolio/portfolio.fixture'
import { approveBooking } from './approve-booking'
import { createBookingWithDeposit } from './book-shoot'
import { deleteClient } from './delete-client'
import { sendPhotos } from './send-photos'

useDatabase({ fresh: 'test' })
const storage = useStorage()

/** Words that nothing but the client's data contains. */
const marks = {
  name: 'Quillon Marchbanks',
  email: 'quillon@marchbanks.test',
  phone: '+1 555 771 4102',
  company: 'Marchbanks Estates',
  street: '77 Quillwort Crescent',
  instructions: 'Mind the quokka behind the gate',
  comment: 'Remove the quartet of bins',
  message: 'The quince tree is in bloom',
  reply: 'Quicksilver light at five',
  attachment: 'quilt-room.jpg',
  quote: 'A quarry house above the lake',
  note: 'Paid by their quirky uncle',
  reason: 'Quarrel about the quoins',
}

let owner: Actor
let client: Actor
let other: Actor

beforeEach(async () => {
  await makeQuoteStudio()
  await makeServices()
  owner = await createPerson('PHOTOGRAPHER', 'Ava Owner', 'owner@example.test')
  client = await createPerson('CLIENT', marks.name, marks.email)
  other = await createPerson('CLIENT', 'Teo Lindqvist', 'teo@lindqvist.test')
})

/** Returns the columns of every table whose text contains one of the marks. */
async function findTraces(): Promise<string[]> {
  const columns = await db().$queryRaw<{ table: string; column: string }[]>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS table, quote_ident(column_name) AS column
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker')`
  const pattern = Object.values(marks)
    .map((words) => words.replace(/[+]/g, '\\$&'))
    .join('|')
  const found: string[] = []
  for (const { table, column } of columns) {
    const rows = await db().$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM ${table} WHERE ${column}::text ~* $1 LIMIT 1`,
      pattern,
    )
    if (rows.length > 0) found.push(`${table.replace('public.', '')}.${column}`)
  }
  return found.sort()
}

/** Each shoot is on a day of its own. */
let slotDay = 20

/** Books, delivers and pays a shoot. Returns its booking and invoice. */
async function makePaidShoot(person: Actor, address = `${marks.street}, Asheville, NC 28804`) {
  const services = await makeServices()
  slotDay += 1
  const slotId = await makeSlot(owner, slotDay)
  const input = makeBookingRequest(slotId, services, {
    propertyAddress: address,
    specialInstructions: person === client ? marks.instructions : 'None',
    accessDetails: { ...noDetails, gateCode: '3318' },
  })
  const { bookingId } = await createBookingWithDeposit(person, input, newCard)
  await db().booking.update({
    where: { id: bookingId },
    data: { propertyCity: 'Asheville', propertyState: 'NC', propertyZip: '28804' },
  })
  await approveBooking(owner, bookingId)
  await db().bookingContact.create({
    data: {
      bookingId,
      name: 'Robin',
      email: `${bookingId}@assistant.test`,
      kind: 'ASSISTANT',
      notices: ['MOVED'],
    },
  })
  await db().editJob.create({ data: { bookingId, note: 'The seller is Pat.' } })
  await sendPhotos(owner, await makeSendInput(owner, bookingId))
  const { id: invoiceId } = await db().invoice.findFirstOrThrow({
    where: { bookingId },
    select: { id: true },
  })
  return { bookingId, invoiceId }
}

const payment = (invoiceId: string) => ({
  invoiceId,
  method: 'CASH' as const,
  paidOn: todayIn('America/New_York'),
  note: marks.note,
})

/** Gives the client something of every kind, and another client a shoot. */
async function fillStudio() {
  const { fullName, phone, company } = await readOwnProfile(client)
  await updateProfile(client, {
    fullName: marks.name,
    phone: marks.phone,
    company: marks.company,
    seen: editKey({ fullName, phone, company }),
  })
  await updateAvatar(client, new Blob([Uint8Array.from(await makeJpeg())]))
  await updateMailPreferences(client, { bookingMail: true, messageMail: false, paymentMail: true })
  await openFeed(client)
  await setClientTerms(owner, { clientId: client.profileId, paysByInvoice: true })
  const shoot = await makePaidShoot(client)
  await markPaid(owner, payment(shoot.invoiceId))
  await requestRefund(owner, {
    invoiceId: shoot.invoiceId,
    amount: { cents: 1000, currency: 'USD' },
    reason: marks.reason,
    idempotencyKey: randomUUID(),
  })
  const photo = await db().photo.findFirstOrThrow({ where: { delivery: { bookingId: shoot.bookingId } } })
  await setFavorite(client, { photoId: photo.id, favorite: true })
  await addComment(client, { photoId: photo.id, spot: null, text: marks.comment })
  const { deliveryId } = photo
  await sendRound(client, { deliveryId, idempotencyKey: randomUUID(), priceCents: 0 })
  await db().propertyPage.create({
    data: {
      deliveryId: photo.deliveryId,
      slug: randomUUID(),
      content: { agent: { name: marks.name, email: marks.email, phone: marks.phone } },
    },
  })
  const { conversationId } = await startConversation(client, {
    subject: marks.message,
    priority: 'LOW',
    message: marks.message,
    idempotencyKey: randomUUID(),
  })
  await sendMessage(client, {
    conversationId,
    message: marks.message,
    fileIds: [await attach()],
    idempotencyKey: randomUUID(),
  })
  await writeToClient(owner, {
    clientId: client.profileId,
    subject: marks.reply,
    message: marks.reply,
    idempotencyKey: randomUUID(),
  })
  await requestQuote(
    filledIn({
      fullName: marks.name,
      email: marks.email,
      message: marks.quote,
      propertyAddress: marks.street,
    }),
    '192.0.2.1',
  )
  const brokerageId = await makeBrokerage('Oak & Main', [{ client: other, role: 'ADMIN' }])
  await inviteAgent(owner, { brokerageId, email: marks.email, role: 'ADMIN' })
  await joinBrokerage(client, brokerageId)
  const { email } = await createPerson('CLIENT')
  await inviteAgent(client, { brokerageId, email, role: 'MEMBER' })
  return { ...shoot, others: await makePaidShoot(other, '5 Elm Row, Asheville, NC 28801') }
}

async function attach(): Promise<string> {
  const bytes = Uint8Array.from(await makeJpeg('#a06030'))
  const name = marks.attachment
  const key = await storePrivateFile({ name, contentType: 'image/jpeg', bytes })
  const outcome = await recordAttachment({ key, name, sizeBytes: bytes.length, uploaderId: client.profileId })
  if (outcome.outcome !== 'stored') throw new Error(`not stored: ${outcome.outcome}`)
  return outcome.fileId
}

/** The client asks; returns the request's id. */
async function ask(): Promise<string> {
  await requestDeletion(client)
  const { id } = await db().deletionRequest.findFirstOrThrow({
    where: { state: 'PENDING' },
    select: { id: true },
  })
  return id
}

/** What Postgres says to a booking or conversation of a deleted client, and to a change of a row of record. */
const goneText = 'the account was deleted'
const appendOnlyText = 'rows are only ever added'

describe('deleteClient', () => {
  test('leaves nothing of the client in the database or in storage, except in the goodbye', async () => {
    const { bookingId, invoiceId, others } = await fillStudio()
    const requestId = await ask()
    // Nothing sends them here.
    await db().outboxMessage.updateMany({ data: { status: 'SENT' } })
    expect((await findTraces()).length).toBeGreaterThan(15)
    const books = () =>
      db().invoice.findMany({
        select: { invoiceNumber: true, amountCents: true, refundedCents: true, status: true, paidAt: true },
        orderBy: { invoiceNumber: 'asc' },
      })
    const booksBefore = await books()
    const historyBefore = [await db().bookingEvent.count(), await db().invoiceEvent.count()]

    await deleteClient(owner, requestId)

    expect(await findTraces()).toEqual(['outbox_messages.payload', 'outbox_messages.recipient'])
    expect(await db().outboxMessage.findMany({ where: { recipient: marks.email } })).toMatchObject([
      { topic: 'account-deleted', userId: null },
    ])
    expect(await books()).toEqual(booksBefore)
    expect([await db().bookingEvent.count(), await db().invoiceEvent.count()]).toEqual(historyBefore)
    expect(await db().booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      propertyAddress: `${removedAddressText}, Asheville, NC 28804`,
      propertyStreet: null,
      status: 'COMPLETED',
    })
    expect(await db().auditEntry.count({ where: { subjectId: invoiceId } })).toBe(2)

    expect(await db().clientTerms.count()).toBe(0)

    const contacts = await db().bookingContact.findMany({ select: { bookingId: true } })
    expect(contacts).toEqual([{ bookingId: others.bookingId }])
    const details = await db().accessDetails.findMany({ select: { bookingId: true } })
    expect(details).toEqual([{ bookingId: others.bookingId }])

    const jobs = await db().editJob.findMany({ select: { bookingId: true } })
    expect(jobs).toEqual([{ bookingId: others.bookingId }])

    await runFileRemovals()
    const kept = await db().storedFile.findMany({ select: { key: true } })
    expect(new Set(storage.keys())).toEqual(new Set(kept.map(({ key }) => key)))
    expect(await db().photo.count({ where: { delivery: { bookingId: others.bookingId } } })).toBe(3)
    expect(await db().photo.count()).toBe(3)
    // It reads every column of every table twice.
  }, 60_000)

  test('ends the sessions and frees the email address', async () => {
    const requestId = await ask()
    await openSessionOf(client.email)
    const { sessionVersion } = await db().user.findUniqueOrThrow({ where: { id: client.userId } })
    await deleteClient(owner, requestId)
    const user = await db().user.findUniqueOrThrow({
      where: { id: client.userId },
      include: { profile: true },
    })
    expect(user).toMatchObject({
      email: withoutPerson(client.profileId).email,
      emailVerifiedAt: null,
      sessionVersion: sessionVersion + 1,
      profile: { ...withoutPerson(client.profileId), accountStatus: 'DELETED' },
    })
    expect(await db().session.count({ where: { userId: client.userId } })).toBe(0)
    const pushed = await db().outboxMessage.findMany({ where: { kind: 'PUSH', userId: client.userId } })
    expect(pushed.map(({ payload }) => payload)).toMatchObject([{ event: 'account-closed' }])
    await createPerson('CLIENT', marks.name, marks.email)
  })

  test('waits until no booking and no payment is open, and then says what is', async () => {
    const services = await makeServices()
    const input = makeBookingRequest(await makeSlot(owner), services)
    const { bookingId } = await createBookingWithDeposit(client, input, newCard)
    const requestId = await ask()
    await expect(deleteClient(owner, requestId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('1 open booking'),
    })
    await approveBooking(owner, bookingId)
    await sendPhotos(owner, await makeSendInput(owner, bookingId))
    await expect(deleteClient(owner, requestId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('1 open payment'),
    })
    const { id } = await db().invoice.findFirstOrThrow({ where: { bookingId } })
    await markPaid(owner, payment(id))
    await deleteClient(owner, requestId)
  })

  test('is up to the owner alone', async () => {
    const requestId = await ask()
    const colleague = await createPerson('PHOTOGRAPHER')
    for (const actor of [client, other, colleague, { ...owner, status: 'DISABLED' as const }]) {
      await expect(deleteClient(actor, requestId)).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(await db().deletionRequest.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
      state: 'PENDING',
    })
  })

  test('has one winner among approval, denial and cancellation at once', async () => {
    const requestId = await ask()
    const outcomes = await Promise.allSettled([
      deleteClient(owner, requestId),
      denyDeletion(owner, { requestId, note: 'Not yet' }),
      cancelDeletionRequest(client),
      deleteClient(owner, requestId),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rejected = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    expect(new Set(rejected)).toEqual(new Set(['conflict']))
  })

  test('is asked for once at a time', async () => {
    const outcomes = await Promise.allSettled([requestDeletion(client), requestDeletion(client)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await cancelDeletionRequest(client)
    await requestDeletion(client)
  })

  test('lets nothing new begin, not even what began before', async () => {
    const services = await makeServices()
    const input = makeBookingRequest(await makeSlot(owner), services)
    let booking: Promise<unknown> = Promise.resolve()
    await db().$transaction(async (tx) => {
      await tx.profile.update({
        where: { id: client.profileId },
        data: { accountStatus: 'DELETED', email: 'gone@x.test' },
      })
      booking = createBookingWithDeposit(client, input, newCard).catch(String)
      await waitForBlockedSession()
    })
    expect(await booking).toContain(goneText)
    await expect(
      startConversation(client, {
        subject: 'Hello',
        priority: 'LOW',
        message: 'Hello',
        idempotencyKey: randomUUID(),
      }),
    ).rejects.toThrow(goneText)
  })
})

describe('a row of record', () => {
  let bookingId: string
  let invoiceId: string
  beforeEach(async () => {
    ;({ bookingId, invoiceId } = await makePaidShoot(client))
    await markPaid(owner, payment(invoiceId))
  })

  const run = (statement: string, id: string) => db().$executeRawUnsafe(statement, id)
  const anonymizing = {
    booking_events:
      'UPDATE booking_events SET before = without_address(before), after = without_address(after) WHERE booking_id = $1::uuid',
    audit_entries: `UPDATE audit_entries SET details = details - '{reason,note}'::text[] WHERE subject_id = $1`,
  }
  const other = {
    booking_events: [
      `UPDATE booking_events SET created_at = now() WHERE booking_id = $1::uuid`,
      `UPDATE booking_events SET actor_id = NULL WHERE booking_id = $1::uuid`,
      `UPDATE booking_events SET after = after || '{"address": "Elsewhere"}' WHERE booking_id = $1::uuid`,
      `UPDATE booking_events SET after = after - 'status' WHERE booking_id = $1::uuid`,
    ],
    audit_entries: [
      `DELETE FROM audit_entries WHERE subject_id = $1`,
      `UPDATE audit_entries SET actor_id = NULL WHERE subject_id = $1`,
      `UPDATE audit_entries SET details = details - 'amountCents' WHERE subject_id = $1`,
      `UPDATE audit_entries SET details = details || '{"note": "Changed"}' WHERE subject_id = $1`,
    ],
  }

  test('never changes while its client has an account', async () => {
    for (const statement of [anonymizing.booking_events, ...other.booking_events])
      await expect(run(statement, bookingId), statement).rejects.toThrow(appendOnlyText)
    for (const statement of [anonymizing.audit_entries, ...other.audit_entries])
      await expect(run(statement, invoiceId), statement).rejects.toThrow(appendOnlyText)
  })

  test('loses what identifies a deleted client, and nothing else', async () => {
    await deleteClient(owner, await ask())
    for (const statement of other.booking_events)
      await expect(run(statement, bookingId), statement).rejects.toThrow(appendOnlyText)
    for (const statement of other.audit_entries)
      await expect(run(statement, invoiceId), statement).rejects.toThrow(appendOnlyText)
    await run(anonymizing.booking_events, bookingId)
    await run(anonymizing.audit_entries, invoiceId)
  })
})
