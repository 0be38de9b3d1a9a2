import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { listOverseenInvoices } from '@/lib/billing/invoices/queries/list-overseen-invoices'
import { readHistory } from '@/lib/billing/invoices/queries/read-history'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { findAccess } from '@/lib/booking/access-details/queries/find-access'
import { findBooking, findOverseenBooking } from '@/lib/booking/bookings/queries/find-booking'
import { listMyBookings } from '@/lib/booking/bookings/queries/list-my-bookings'
import { listOverseenBookings } from '@/lib/booking/bookings/queries/list-overseen-bookings'
import { startConversation } from '@/lib/messaging/commands/start-conversation'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { makeBrokerage } from '@/lib/people/brokerages/brokerages.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { recordDeliveryOpened } from '@/lib/photos/deliveries/commands/record-delivery-opened'
import { recordView } from '@/lib/photos/deliveries/commands/record-view'
import { setFavorite } from '@/lib/photos/deliveries/commands/set-favorite'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findArrangement } from '@/lib/photos/deliveries/queries/find-arrangement'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { findPhotoFile } from '@/lib/photos/deliveries/queries/find-photo-file'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { listOverseenDeliveries } from '@/lib/photos/deliveries/queries/list-overseen-deliveries'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { findEditor } from '@/lib/photos/property-pages/queries/find-editor'
import { readRevisions } from '@/lib/photos/revisions/queries/read-revisions'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { cancelBooking } from './cancel-booking'
import { sendPhotos } from './send-photos'

// What an admin of a brokerage sees of its members' bookings: the booking, its invoices, and its photos. Nothing else, and nobody
// else sees even that.

useDatabase()
useStorage()

let photographer: Actor
let admin: Actor
let agent: Actor
let member: Actor
let rival: Actor
let stranger: Actor
let bookingId: string
let privateBookingId: string
let deliveryId: string
let invoiceId: string
let photoId: string
let previewId: string

const notFound = { code: 'not-found' }

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  const client = (name: string) => createPerson('CLIENT', name)
  admin = await client('Ada Admin')
  agent = await client('Abe Agent')
  member = await client('Meg Member')
  rival = await client('Rae Rival')
  stranger = await client('Sal Stranger')
  const brokerageId = await makeBrokerage('Oak & Main', [
    { client: admin, role: 'ADMIN' },
    { client: agent, role: 'MEMBER' },
    { client: member, role: 'MEMBER' },
  ])
  await makeBrokerage('Rival', [{ client: rival, role: 'ADMIN' }])
  bookingId = await createBooking(agent, photographer, '903 Chestnut Street, Asheville, NC 28801')
  privateBookingId = await createBooking(agent, photographer, '12 Own Street, Asheville, NC 28801')
  await db().booking.update({
    where: { id: bookingId },
    data: { brokerageId, specialInstructions: 'The key is under the mat' },
  })
  deliveryId = (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  for (const { id } of photos) await makeDerivatives({ photoId: id })
  previewId = photos[0]?.id ?? ''
  photoId = photos[1]?.id ?? ''
  invoiceId = (await db().invoice.findFirstOrThrow({ where: { deliveryId } })).id
  await createInvoice(privateBookingId)
})

const setPaid = (isPaid: boolean) =>
  db().invoice.update({
    where: { id: invoiceId },
    data: isPaid
      ? { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CARD' }
      : { status: 'PENDING', paidAt: null, paidMethod: null },
  })
const outsiders = () => [member, rival, stranger]
const fileOf = (actor: Actor, id: string, variant: 'preview' | 'screen' | 'original') =>
  findPhotoFile(actor, { photoId: id, variant })
const zipOf = (actor: Actor) => findZip(actor, { deliveryId, size: 'original', photos: 'all' })

test('an admin reads the booking, without instructions, payment terms, and anything to do', async () => {
  const booking = await findOverseenBooking(admin, bookingId)
  expect(booking).toMatchObject({
    id: bookingId,
    client: { fullName: 'Abe Agent' },
    brokerageName: 'Oak & Main',
    specialInstructions: null,
    agreement: null,
    events: [],
  })
  expect(Object.values(booking?.may ?? {})).not.toContain(true)
  expect((await listOverseenBookings(admin, 1)).items.map(({ id }) => id)).toEqual([bookingId])
  // Not as their own.
  expect([await findBooking(admin, bookingId), (await listMyBookings(admin)).total]).toEqual([null, 0])
  for (const actor of outsiders()) {
    expect(await findOverseenBooking(actor, bookingId)).toBeNull()
    expect((await listOverseenBookings(actor, 1)).total).toBe(0)
  }
  // Booked before the agent belonged to it.
  expect(await findOverseenBooking(admin, privateBookingId)).toBeNull()
})

test('an admin reads its invoices and can neither pay nor change them', async () => {
  const { rows, total } = await listOverseenInvoices(admin, {})
  expect([rows.map(({ id }) => id), total]).toEqual([[invoiceId], 1])
  const invoice = await readInvoice(admin, invoiceId)
  expect(invoice).toMatchObject({ id: invoiceId, charge: null })
  expect(Object.values(invoice?.can ?? {})).not.toContain(true)
  expect(await readHistory(admin, invoiceId)).toEqual([])
  expect((await listInvoices(admin, InvoiceFilter.parse({}))).total).toBe(0)
  for (const actor of outsiders()) {
    expect(await readInvoice(actor, invoiceId)).toBeNull()
    expect((await listOverseenInvoices(actor, {})).total).toBe(0)
  }
})

test('an admin reads no invoice of photos that were sold to another agent since', async () => {
  const buyer = await createPerson('CLIENT', 'Bea Buyer')
  const transfer = await db().deliveryTransfer.create({
    data: {
      deliveryId,
      clientId: buyer.profileId,
      amountCents: 14_900,
      kind: 'LISTING',
      text: 'For this listing.',
      idempotencyKey: randomUUID(),
    },
  })
  const { id } = await db().invoice.create({
    data: {
      invoiceNumber: `TEST-${randomUUID().slice(0, 8)}`,
      bookingId,
      clientId: buyer.profileId,
      transferId: transfer.id,
      amountCents: 14_900,
      dueOn: new Date('2026-12-31'),
    },
  })
  expect(await readInvoice(buyer, id)).toMatchObject({ id })
  expect(await readInvoice(admin, id)).toBeNull()
  expect((await listOverseenInvoices(admin, {})).rows.map((row) => row.id)).toEqual([invoiceId])
})

test('an admin sees the photos as the agent does: previews before the payment, all after it', async () => {
  await setPaid(false)
  expect(await findDelivery(admin, { deliveryId })).toMatchObject({
    isOverseen: true,
    isTransferred: false,
    open: false,
    photos: [],
    instructions: null,
    driveLink: null,
    canMarkFavorites: false,
    invoice: { payable: false },
  })
  await fileOf(admin, previewId, 'preview')
  await expect(fileOf(admin, photoId, 'screen')).rejects.toMatchObject(notFound)
  await expect(zipOf(admin)).rejects.toMatchObject(notFound)
  await setPaid(true)
  expect((await findDelivery(admin, { deliveryId }))?.photos).toHaveLength(3)
  await fileOf(admin, photoId, 'original')
  expect((await zipOf(admin))?.download.entries).toHaveLength(4)
  expect(await findLicense(admin, deliveryId)).toMatchObject({ licensee: { fullName: 'Abe Agent' } })
  expect((await listOverseenDeliveries(admin, {})).deliveries.map(({ id }) => id)).toEqual([deliveryId])
  expect((await listDeliveries(admin)).total).toBe(0)
  for (const actor of outsiders()) {
    expect(await findDelivery(actor, { deliveryId })).toBeNull()
    expect((await listOverseenDeliveries(actor, {})).total).toBe(0)
    for (const variant of ['preview', 'screen', 'original'] as const)
      await expect(fileOf(actor, previewId, variant)).rejects.toMatchObject(notFound)
    await expect(zipOf(actor)).rejects.toMatchObject(notFound)
    expect(await findLicense(actor, deliveryId)).toBeNull()
  }
})

test('an admin changes and records nothing', async () => {
  await setPaid(true)
  await expect(cancelBooking(admin, { bookingId, shownFeeCents: 0, payments: [] })).rejects.toMatchObject(
    notFound,
  )
  await expect(setFavorite(admin, { photoId, favorite: true })).rejects.toMatchObject(notFound)
  await expect(recordDeliveryOpened(admin, deliveryId)).rejects.toMatchObject(notFound)
  await recordView(admin, deliveryId, { kind: 'VIEWED', details: { photoId } })
  expect(await db().deliveryEvent.count({ where: { deliveryId, actorId: admin.profileId } })).toBe(0)
})

test('messages, access details, change requests, and what is made of the photos stay with the agent', async () => {
  await setPaid(true)
  await startConversation(agent, {
    subject: 'Between us',
    priority: 'MEDIUM',
    message: 'The seller is divorcing',
    idempotencyKey: randomUUID(),
  })
  expect(await findLatestConversation(admin, agent.profileId)).toBeNull()
  expect([
    await findAccess(admin, bookingId),
    await readRevisions(admin, deliveryId),
    await findArrangement(admin, { bookingId, deliveryId }),
    await findEditor(admin, { deliveryId }),
  ]).toEqual([null, null, null, null])
})
