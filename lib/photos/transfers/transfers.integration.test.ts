import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { replaceInvoice } from '@/lib/billing/invoices/commands/replace-invoice'
import { requestRefund } from '@/lib/billing/invoices/commands/request-refund'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { listInvoices } from '@/lib/billing/invoices/queries/list-invoices'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import {
  actorOf,
  createPerson,
  newEmail,
  signUpAs,
  verifyNewest,
} from '@/lib/people/accounts/accounts.fixture'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { setFavorite } from '@/lib/photos/deliveries/commands/set-favorite'
import { makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { findArrangement } from '@/lib/photos/deliveries/queries/find-arrangement'
import { findDelivery } from '@/lib/photos/deliveries/queries/find-delivery'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { findZip } from '@/lib/photos/deliveries/queries/find-zip'
import { listDeliveries } from '@/lib/photos/deliveries/queries/list-deliveries'
import { servePhoto } from '@/lib/photos/deliveries/routes/photo-response'
import { photoVariants } from '@/lib/photos/deliveries/schema/photos'
import { findLicense } from '@/lib/photos/licenses/queries/find-license'
import { findLicenseOfInvoice } from '@/lib/photos/licenses/queries/find-license-of-invoice'
import { ledgerResponse } from '@/lib/photos/licenses/routes/csv/ledger-response'
import { pdfResponse } from '@/lib/photos/licenses/routes/pdf/pdf-response'
import { findMlsDelivery } from '@/lib/photos/mls/queries/find-mls-delivery'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { findEditor } from '@/lib/photos/property-pages/queries/find-editor'
import { readRevisions } from '@/lib/photos/revisions/queries/read-revisions'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { endTransfer } from '@/lib/workflows/end-transfer'
import { requestTransfer } from '@/lib/workflows/request-transfer'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { whenAccountIsVerified } from '@/lib/workflows/when-account-is-verified'
import { transferDelivery } from './commands/transfer-delivery'
import { findRecipients } from './queries/find-recipients'
import { listTransfers } from './queries/list-transfers'
import type { TransferDelivery } from './schema'
import { asConversation, knownRecipientText, notAClientText, sameClientText, transferPaidText } from './words'

useDatabase()
useStorage()

let first: Actor
let second: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let bookingId: string
let deliveryId: string
let previewId: string
let fullId: string

const notFound = { code: 'not-found' }
const today = todayIn('America/New_York')

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER')
  stranger = await createPerson('CLIENT', 'Sal Stranger')
})

beforeEach(async () => {
  first = await createPerson('CLIENT', 'Fern First')
  second = await createPerson('CLIENT', 'Sol Second')
  bookingId = await createBooking(first, photographer, '903 Chestnut Street, Asheville, NC 28801')
  deliveryId = (await sendPhotos(photographer, await makeSendInput(photographer, bookingId))).deliveryId
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  previewId = photos[0]?.id ?? ''
  fullId = photos[1]?.id ?? ''
})

const toSecond = () => ({ recipient: 'client' as const, clientId: second.profileId })
const offer = (
  to: { recipient: 'client'; clientId: string } | { recipient: 'someone'; name: string; email: string },
  changes: { cents?: number; idempotencyKey?: string; by?: Actor; kind?: TransferDelivery['kind'] } = {},
) =>
  transferDelivery(changes.by ?? photographer, {
    deliveryId,
    idempotencyKey: changes.idempotencyKey ?? randomUUID(),
    amount: { cents: changes.cents ?? 24_900, currency: 'USD' },
    kind: changes.kind ?? 'YEAR',
    ...to,
  })
const readTransfer = () =>
  db().deliveryTransfer.findFirstOrThrow({
    where: { deliveryId },
    include: { invoices: { orderBy: { createdAt: 'desc' } } },
  })
const invoiceOf = async (client: Actor) =>
  db().invoice.findFirstOrThrow({
    where: { bookingId, clientId: client.profileId },
    orderBy: { createdAt: 'desc' },
  })
const pay = async (client: Actor) =>
  markPaid(photographer, {
    invoiceId: (await invoiceOf(client)).id,
    method: 'CASH',
    paidOn: today,
    note: '',
  })

/** What this person can open: the variants of a preview and of another photo, and each other way to the full photos. */
async function openTo(actor: Actor): Promise<string[]> {
  const request = () => new Request('http://localhost/photo', { method: 'HEAD' })
  const ways: [string, () => Promise<unknown>][] = [
    ...photoVariants.flatMap((variant): [string, () => Promise<unknown>][] => [
      [`preview ${variant}`, () => servePhoto(actor, { photoId: previewId, variant }, request())],
      [`full ${variant}`, () => servePhoto(actor, { photoId: fullId, variant }, request())],
    ]),
    ['page', async () => orMissing(await findDelivery(actor, { deliveryId }))],
    ['full photos', async () => orMissing((await findDelivery(actor, { deliveryId }))?.open)],
    ['zip', () => findZip(actor, { deliveryId, size: 'original', photos: 'all' })],
    ['mls', async () => orMissing(await findMlsDelivery(actor, { deliveryId }))],
    ['favorite', () => setFavorite(actor, { photoId: fullId, favorite: false })],
    ['license', () => pdfResponse(actor, deliveryId, null)],
    ['changes', async () => orMissing(await readRevisions(actor, deliveryId))],
    ['arrange', async () => orMissing(await findArrangement(actor, { bookingId, deliveryId }))],
    ['originals', async () => orMissing(await findState(actor, deliveryId))],
    ['property page', async () => orMissing(await findEditor(actor, { deliveryId }))],
  ]
  const open: string[] = []
  for (const [name, act] of ways) {
    try {
      await act()
      open.push(name)
    } catch (error) {
      expect(error, name).toBeInstanceOf(NotFoundError)
    }
  }
  return open
}

function orMissing(found: unknown): void {
  if (!found) throw new NotFoundError('Nothing found')
}

const marked = ['preview thumbnail', 'preview preview']
const locked = [...marked, 'page']
const clean = ['tile', 'screen', 'panorama', 'web', 'print', 'original']
const photos = [
  ...marked,
  ...clean.flatMap((variant) => [`preview ${variant}`, `full ${variant}`]),
  ...['page', 'full photos', 'zip', 'mls', 'favorite', 'license'],
].sort()
// None of these photos is altered, so nobody has a page of originals.
const everything = [...photos, 'changes', 'arrange', 'property page'].sort()

describe('what is open to whom', () => {
  const see = async (actor: Actor) => (await openTo(actor)).sort()

  beforeEach(async () => {
    for (const { id } of await db().photo.findMany({ where: { deliveryId } }))
      await makeDerivatives({ photoId: id })
  })

  test('depends on what each of the two agents paid', async () => {
    await pay(first)
    expect(await see(second)).toEqual([])
    await offer(toSecond())
    expect(await see(first)).toEqual(everything)
    expect(await see(second)).toEqual([...locked].sort())
    expect(await see(stranger)).toEqual([])
    await pay(second)
    expect(await see(second)).toEqual(photos)
    expect(await see(first)).toEqual(everything)
    expect(await see(stranger)).toEqual([])
    await requestRefund(photographer, {
      invoiceId: (await invoiceOf(second)).id,
      amount: { cents: 24_900, currency: 'USD' },
      reason: 'Wrong agent',
      idempotencyKey: randomUUID(),
    })
    expect(await see(second)).toEqual([...locked].sort())
    expect(await see(first)).toEqual(everything)
    await endTransfer(photographer, (await readTransfer()).id)
    expect(await see(second)).toEqual([])
  }, 60_000)

  test("the second agent's payment doesn't unlock the first one's photos", async () => {
    await offer(toSecond())
    await pay(second)
    expect((await see(first)).filter((way) => way !== 'property page')).toEqual([...locked].sort())
    expect(await see(second)).toEqual(photos)
  }, 60_000)
})

test('the page and the lists of the second agent show nothing of the first one', async () => {
  await offer(toSecond())
  const page = await findDelivery(second, { deliveryId })
  expect(page).toMatchObject({
    open: false,
    paid: false,
    isTransferred: true,
    instructions: null,
    photos: [],
  })
  expect(page?.invoice).toMatchObject({ amount: '$249.00', payable: true })
  // Random ids can contain the digits of the first agent's price.
  const shown = JSON.stringify(page).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
  expect(shown).not.toMatch(/secret-folder|498|Fern/)
  await setPaidWithFavorite()
  expect((await listDeliveries(second)).deliveries).toMatchObject([{ id: deliveryId, paid: false }])
  expect(await findLatestDelivery(second)).toMatchObject({ id: deliveryId, paid: false })
  expect(await findLatestDelivery(stranger)).toBeNull()
  await pay(second)
  const open = await findDelivery(second, { deliveryId })
  expect(open?.photos.some(({ favorite }) => favorite)).toBe(false)
  expect((await listDeliveries(second)).deliveries).toMatchObject([{ id: deliveryId, paid: true }])
  expect((await listDeliveries(first)).total).toBe(1)
  expect((await findDelivery(photographer, { deliveryId }))?.invoice?.amount).toBe('$498.00')
})

async function setPaidWithFavorite() {
  await pay(first)
  await setFavorite(first, { photoId: fullId, favorite: true })
}

test('each agent sees and pays only their own invoice, and the studio sees both', async () => {
  await offer(toSecond())
  const [own, sold] = [await invoiceOf(first), await invoiceOf(second)]
  expect(sold).toMatchObject({ amountCents: 24_900, deliveryId: null, bookingId })
  const filter = InvoiceFilter.parse({})
  const numbers = async (actor: Actor) => (await listInvoices(actor, filter)).rows.map(({ number }) => number)
  expect(await numbers(first)).toEqual([own.invoiceNumber])
  expect(await numbers(second)).toEqual([sold.invoiceNumber])
  expect(await numbers(photographer)).toEqual(expect.arrayContaining([own.invoiceNumber, sold.invoiceNumber]))
  expect(await readInvoice(first, sold.id)).toBeNull()
  expect(await readInvoice(second, own.id)).toBeNull()
  expect(await readInvoice(second, sold.id)).toMatchObject({
    client: { fullName: 'Sol Second' },
    can: { pay: true },
    opensPhotos: true,
  })
  expect(await findLicenseOfInvoice(second, { id: sold.id, number: sold.invoiceNumber })).toMatchObject({
    kind: 'YEAR',
    licensee: { fullName: 'Sol Second' },
  })
  expect(await findLicenseOfInvoice(first, { id: sold.id, number: sold.invoiceNumber })).toBeNull()
  const notices = await db().notification.count({ where: { userId: second.userId } })
  const mails = await db().outboxMessage.findMany({ where: { userId: second.userId, kind: 'MAIL' } })
  expect([notices, mails.map(({ topic }) => topic)]).toEqual([1, ['photos-transferred']])
})

test('the license names the agent who paid, and the ledger names each sale', async () => {
  await pay(first)
  await offer(toSecond(), { kind: 'UNLIMITED' })
  expect((await findDelivery(second, { deliveryId }))?.offered).toMatchObject({ kind: 'UNLIMITED' })
  await pay(second)
  expect(await findLicense(second, deliveryId)).toMatchObject({
    kind: 'UNLIMITED',
    licensee: { fullName: 'Sol Second' },
    invoiceNumber: (await invoiceOf(second)).invoiceNumber,
  })
  expect(await findLicense(first, deliveryId)).toMatchObject({
    kind: 'LISTING',
    licensee: { fullName: 'Fern First' },
  })
  const ledger = await (await ledgerResponse()).text()
  for (const [client, name, terms] of [
    [first, 'Fern First', 'For this listing,3,498.00'],
    [second, 'Sol Second', 'Unlimited,3,249.00'],
  ] as const) {
    const { invoiceNumber } = await invoiceOf(client)
    const line = ledger.split('\r\n').find((one) => one.includes(invoiceNumber))
    expect(line).toContain(name)
    expect(line).toContain(terms)
  }
})

test('free of charge, the photos are unlocked at once', async () => {
  await offer(toSecond(), { cents: 0 })
  expect(await findDelivery(second, { deliveryId })).toMatchObject({ open: true })
  expect(await db().soldLicense.count({ where: { invoice: { clientId: second.profileId } } })).toBe(1)
  expect((await listTransfers(photographer, deliveryId))?.transfers).toMatchObject([{ state: 'free' }])
})

describe('the photographer', () => {
  test('makes one transfer, however often they press', async () => {
    const idempotencyKey = randomUUID()
    const results = await Promise.all(
      [1, 2, 3].map(() => offer(toSecond(), { idempotencyKey }).catch((error: Error) => error.message)),
    )
    expect(results).toEqual(Array(3).fill({ isWaiting: false }))
    const others = await Promise.allSettled([offer(toSecond()), offer(toSecond())])
    for (const one of others)
      expect(one).toMatchObject({ reason: { fields: { clientId: [knownRecipientText] } } })
    expect(await db().invoice.count({ where: { transfer: { deliveryId } } })).toBe(1)
  })

  test("can't transfer to the client, to a photographer, or from a colleague's booking", async () => {
    const fails = (to: Parameters<typeof offer>[0], fields: object) =>
      expect(offer(to)).rejects.toMatchObject({ fields })
    await fails({ recipient: 'client', clientId: first.profileId }, { clientId: [sameClientText] })
    await fails(
      { recipient: 'someone', name: 'Fern', email: first.email.toUpperCase() },
      { email: [sameClientText] },
    )
    await fails({ recipient: 'someone', name: 'Bo', email: colleague.email }, { email: [notAClientText] })
    await expect(offer(toSecond(), { by: colleague })).rejects.toMatchObject(notFound)
    await expect(offer(toSecond(), { by: second })).rejects.toMatchObject(notFound)
  })

  test('finds clients as they type, without those who have the photos', async () => {
    const found = async (by: Actor) =>
      (await findRecipients(by, { deliveryId, search: second.email.slice(0, 20) })).map(({ id }) => id)
    expect(await found(photographer)).toEqual([second.profileId])
    expect(await found(colleague)).toEqual([])
    expect(await findRecipients(photographer, { deliveryId, search: first.email })).toEqual([])
    await offer(toSecond())
    expect(await found(photographer)).toEqual([])
  })

  test('starts with a share of the first price', async () => {
    expect(await listTransfers(photographer, deliveryId)).toMatchObject({
      suggestedAmount: '249.00',
      transfers: [],
    })
    expect(await listTransfers(colleague, deliveryId)).toBeNull()
    expect(await listTransfers(first, deliveryId)).toBeNull()
    // A deposit and credit that paid a part of it don't make it cheaper.
    const { id } = await invoiceOf(first)
    await db().invoice.update({
      where: { id },
      data: { amountCents: 30_000, depositCents: -19_800, creditCents: -4_000 },
    })
    expect(await listTransfers(photographer, deliveryId)).toMatchObject({ suggestedAmount: '249.00' })
  })

  test('ends a transfer that is not paid, and then sells it anew', async () => {
    await offer(toSecond())
    const { id, invoices } = await readTransfer()
    await expect(endTransfer(colleague, id)).rejects.toMatchObject(notFound)
    await endTransfer(photographer, id)
    expect(await findDelivery(second, { deliveryId })).toBeNull()
    expect(await db().invoice.findUnique({ where: { id: invoices[0]?.id ?? '' } })).toMatchObject({
      status: 'VOID',
    })
    await expect(endTransfer(photographer, id)).rejects.toMatchObject(notFound)
    await offer(toSecond())
    await pay(second)
    const again = await db().deliveryTransfer.findFirstOrThrow({ where: { deliveryId, endedAt: null } })
    await expect(endTransfer(photographer, again.id)).rejects.toMatchObject({ message: transferPaidText })
    const kinds = await db().deliveryEvent.findMany({ where: { deliveryId }, select: { kind: true } })
    expect(kinds.filter(({ kind }) => kind.startsWith('TRANSFER')).map(({ kind }) => kind)).toEqual([
      'TRANSFERRED',
      'TRANSFER_ENDED',
      'TRANSFERRED',
    ])
  })

  test('replaces a voided invoice of a transfer, which stays with its agent', async () => {
    await offer(toSecond())
    const { id: invoiceId } = await invoiceOf(second)
    await voidInvoice(photographer, { invoiceId, reason: '' })
    const replaced = await replaceInvoice(photographer, {
      invoiceId,
      amount: { cents: 9_900, currency: 'USD' },
    })
    expect(await db().invoice.findUnique({ where: { id: replaced.invoiceId } })).toMatchObject({
      clientId: second.profileId,
      transferId: (await readTransfer()).id,
    })
    await pay(second)
    expect(await findDelivery(second, { deliveryId })).toMatchObject({ open: true })
    expect(await findDelivery(first, { deliveryId })).toMatchObject({ open: false })
    await expect(
      replaceInvoice(photographer, { invoiceId, amount: { cents: 9_900, currency: 'USD' } }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('the client asks the studio for a transfer, and another agent cannot', async () => {
  const request = { deliveryId, idempotencyKey: randomUUID(), agent: 'Nia New, nia@example.test' }
  const [one, other] = [await requestTransfer(first, request), await requestTransfer(first, request)]
  expect(one).toEqual(other)
  const { subject, messages } = await db().conversation.findUniqueOrThrow({
    where: { id: one.conversationId },
    include: { messages: true },
  })
  expect(subject).toBe('Transfer the photos of 903 Chestnut Street')
  expect(messages.map(({ message }) => message)).toEqual([
    asConversation('903 Chestnut Street, Asheville, NC 28801', request.agent).message,
  ])
  await offer(toSecond())
  await expect(requestTransfer(second, { ...request, idempotencyKey: randomUUID() })).rejects.toMatchObject(
    notFound,
  )
})

describe('someone without an account', () => {
  test('is invited, and billed once their address is verified', async () => {
    const email = newEmail()
    const someone = { recipient: 'someone' as const, name: 'Nia New', email }
    expect(await offer(someone)).toEqual({ isWaiting: true })
    await expect(offer(someone)).rejects.toMatchObject({ fields: { email: [knownRecipientText] } })
    expect(await db().invoice.count({ where: { transfer: { deliveryId } } })).toBe(0)
    const [mail] = await db().outboxMessage.findMany({ where: { recipient: email } })
    expect(mail).toMatchObject({ topic: 'photos-transferred', payload: { invoiceNumber: null } })
    expect((await listTransfers(photographer, deliveryId))?.transfers).toMatchObject([
      { name: 'Nia New', email, state: 'waiting', invoice: null },
    ])

    await signUpAs({ email, fullName: 'Nia New' })
    const { id: userId } = await db().user.findUniqueOrThrow({ where: { email } })
    await whenAccountIsVerified({ userId })
    expect(await db().invoice.count({ where: { transfer: { deliveryId } } })).toBe(0)
    await verifyNewest(email)
    expect(await countJobs('when:account.verified', userId)).toBe(1)
    await Promise.all([whenAccountIsVerified({ userId }), whenAccountIsVerified({ userId })])
    const someoneNew = await actorOf(email)
    expect(await findDelivery(someoneNew, { deliveryId })).toMatchObject({
      open: false,
      invoice: { amount: '$249.00', payable: true },
    })
    expect(await readTransfer()).toMatchObject({
      clientId: someoneNew.profileId,
      recipientName: null,
      recipientEmail: null,
      invoices: [{ amountCents: 24_900 }],
    })
  })

  test('gets nothing from a transfer that ended before', async () => {
    const email = newEmail()
    await offer({ recipient: 'someone', name: 'Nia New', email })
    await endTransfer(photographer, (await readTransfer()).id)
    await signUpAs({ email })
    await verifyNewest(email)
    const actor = await actorOf(email)
    await whenAccountIsVerified({ userId: actor.userId })
    expect(await listDeliveries(actor)).toEqual({ deliveries: [], total: 0 })
  })

  test('who has a verified account after all is billed at once', async () => {
    expect(await offer({ recipient: 'someone', name: 'Sol', email: second.email })).toEqual({
      isWaiting: false,
    })
    expect(await invoiceOf(second)).toMatchObject({ amountCents: 24_900 })
  })
})

async function countJobs(name: string, userId: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = ${name} AND j.payload->>'userId' = ${userId}`
  return rows[0]?.count ?? 0
}
