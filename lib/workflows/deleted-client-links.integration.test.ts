import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { listPublicPages, listPublicRoutes } from '@/e2e/support/source-tree'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { markPaid } from '@/lib/billing/invoices/commands/mark-paid'
import { voidInvoice } from '@/lib/billing/invoices/commands/void-invoice'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { findShare } from '@/lib/billing/invoices/queries/find-share'
import { sharePdfResponse } from '@/lib/billing/invoices/routes/pdf/pdf-response'
import { openFeed } from '@/lib/booking/bookings/commands/open-feed'
import { findFeedAddress } from '@/lib/booking/bookings/queries/find-feed-address'
import { feedResponse } from '@/lib/booking/bookings/routes/feed-response'
import { findShoot } from '@/lib/booking/sellers/queries/find-shoot'
import { sellerFileResponse } from '@/lib/booking/sellers/routes/seller-file-response'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { createLink } from '@/lib/people/accounts/commands/create-link'
import { requestDeletion } from '@/lib/people/accounts/commands/request-deletion'
import { updateAvatar } from '@/lib/people/accounts/commands/update-avatar'
import { readConfirmationLink, readUndoLink } from '@/lib/people/accounts/queries/read-email-link'
import { readResetLink } from '@/lib/people/accounts/queries/read-reset-link'
import { readVerificationLink } from '@/lib/people/accounts/queries/read-verification-link'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { makeJpeg, makeSendInput, storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { findMailPicture } from '@/lib/photos/deliveries/queries/find-mail-picture'
import { mailPictureAddress } from '@/lib/photos/deliveries/queries/mail-picture-address'
import { createPage } from '@/lib/photos/originals/commands/create-page'
import { findOriginals } from '@/lib/photos/originals/queries/find-originals'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { pictureResponse } from '@/lib/photos/originals/routes/picture-response'
import { publishPage } from '@/lib/photos/property-pages/commands/publish-page'
import { savePage } from '@/lib/photos/property-pages/commands/save-page'
import { filledPage } from '@/lib/photos/property-pages/property-pages.fixture'
import { findPublicPage } from '@/lib/photos/property-pages/queries/find-page'
import { serveFilm } from '@/lib/photos/property-pages/routes/film-response'
import { serveOpenHouse } from '@/lib/photos/property-pages/routes/open-house-response'
import { serveAgentPhoto, servePicture } from '@/lib/photos/property-pages/routes/picture-response'
import { transferDelivery } from '@/lib/photos/transfers/commands/transfer-delivery'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { createSecret } from '@/lib/platform/secrets/secret'
import { signToken } from '@/lib/platform/secrets/signed-token'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { chooseMail } from './choose-mail'
import { deleteClient } from './delete-client'
import { readMailChoice } from './read-mail-choice'
import { sendPhotos } from './send-photos'

useDatabase()
useStorage()

const ownerEmail = 'owner@example.test'
const hour = 3_600_000
const newEmail = () => `${randomUUID()}@example.test`
const request = () => new Request('http://localhost/')
/** Every visit has an address of its own, so that none is limited. */
let visits = 0
const visitor = () => `visit-${visits++}`

let owner: Actor
let client: Actor

beforeAll(async () => {
  await createStudio()
  owner = await createPerson('PHOTOGRAPHER', 'Ava Owner', ownerEmail)
  client = await createPerson('CLIENT', 'Fern First')
  await updateAvatar(client, new Blob([Uint8Array.from(await makeJpeg())]))
})

/** Gives the client a link of every kind. Their photos are transferred to another agent, who hasn't paid. */
async function makeLinks() {
  const bookingId = await createBooking(client, owner, '77 Quillwort Crescent, Asheville, NC 28804')
  const { deliveryId } = await sendPhotos(owner, await makeSendInput(owner, bookingId))
  const share = await shareBill(bookingId, deliveryId)
  const [photoId = '', unalteredPhotoId = ''] = await preparePhotos(deliveryId)
  await db().photo.update({
    where: { id: photoId },
    data: { alterations: ['VIRTUALLY_STAGED'], unalteredPhotoId },
  })
  await createPage(client, deliveryId)
  const openHouseId = randomUUID()
  await savePage(
    client,
    filledPage(deliveryId, {
      openHouseId: [openHouseId],
      openHouseDate: [addDays(todayIn('America/New_York'), 2)],
      openHouseStart: ['13:00'],
      openHouseEnd: ['15:00'],
      showsPhoto: 'on',
    }),
  )
  await publishPage(client, deliveryId)
  const page = await db().propertyPage.findUniqueOrThrow({ where: { deliveryId } })
  const mediaId = await addFilm(deliveryId)
  await transferDelivery(owner, {
    deliveryId,
    idempotencyKey: randomUUID(),
    amount: { cents: 24_900, currency: 'USD' },
    kind: 'YEAR',
    recipient: 'client',
    clientId: (await createPerson('CLIENT', 'Sol Second')).profileId,
  })
  await openFeed(client)
  return {
    ...(await makeAccountLinks()),
    seller: await makeSellerLink(bookingId),
    bill: lastPart(payPath({ invoiceId: share })),
    originals: lastPart((await findState(client, deliveryId))?.address),
    feed: lastPart(await findFeedAddress(client)),
    unsubscribe: signToken('unsubscribe', [client.userId, 'booking']),
    contact: signToken('unsubscribe', [await makeContact(bookingId), 'contact']),
    mailPicture: lastPart(
      mailPictureAddress({
        readerId: client.profileId,
        photoId,
        shape: 'cover',
        look: 'clear',
        lastDay: addDays(todayIn('America/New_York'), 2),
      }),
    ),
    slug: page.slug,
    pageId: page.id,
    openHouseId,
    photoId,
    mediaId,
    bookingId,
    deliveryId,
  }
}

/** Adds a film that browsers play. */
async function addFilm(deliveryId: string): Promise<string> {
  const facts = { kind: 'FILM', durationMs: 1000, width: 640, height: 360, isPlayable: true } as const
  const fileId = await storeUpload(owner)
  const { id } = await db().mediaFile.create({ data: { ...facts, deliveryId, fileId }, select: { id: true } })
  return id
}

const lastPart = (address: string | null | undefined) => address?.split('/').at(-1) ?? ''

/** Bills a tenth of the photos to the seller, and records that both paid. Returns the seller's invoice. */
async function shareBill(bookingId: string, deliveryId: string): Promise<string> {
  const first = await db().invoice.findFirstOrThrow({ where: { deliveryId } })
  await voidInvoice(owner, { invoiceId: first.id, reason: 'Shared' })
  const payer = { kind: 'person' as const, name: 'Sam Seller', email: 'sam@seller.test' }
  const bill = await db().$transaction((tx) =>
    issueInvoice(tx, {
      bookingId,
      deliveryId,
      amountCents: 40_000,
      lines: [{ kind: 'OTHER', description: 'Photo Shoot', amountCents: 40_000 }],
      shares: [{ basisPoints: 1_000, payer }],
    }),
  )
  const share = bill.shares[0]?.invoiceId ?? ''
  for (const invoiceId of [bill.invoiceId, share]) {
    await markPaid(owner, { invoiceId, method: 'CASH', paidOn: todayIn('America/New_York'), note: '' })
  }
  return share
}

async function preparePhotos(deliveryId: string): Promise<string[]> {
  const photos = await db().photo.findMany({ where: { deliveryId }, orderBy: { position: 'asc' } })
  for (const { id } of photos) await makeDerivatives({ photoId: id })
  return photos.map(({ id }) => id)
}

/** Moves the shoot to yesterday, because links of shoots work for a few days only. */
async function makeSellerLink(bookingId: string): Promise<string> {
  const shootDate = dateToDatabase(addDays(todayIn('America/New_York'), -1))
  await db().booking.update({ where: { id: bookingId }, data: { shootDate } })
  const { secret, secretHash } = createSecret()
  await db().sellerLink.create({ data: { bookingId, tokenHash: secretHash } })
  return secret
}

/** Returns the id of someone whom the client keeps informed. */
async function makeContact(bookingId: string): Promise<string> {
  const { id } = await db().bookingContact.create({
    data: { bookingId, name: 'Robin', email: newEmail(), kind: 'ASSISTANT', notices: ['MOVED'] },
  })
  return id
}

/** Links from emails about the account: to verify it, to choose a password, and to change the address or undo that. */
async function makeAccountLinks() {
  const { userId } = client
  const [confirm, undo] = [createSecret(), createSecret()]
  const change = { userId, oldEmail: newEmail(), newEmail: newEmail() }
  const later = new Date(Date.now() + hour)
  await db().emailChange.createMany({
    data: [
      { ...change, confirmHash: confirm.secretHash, expiresAt: later },
      {
        ...change,
        confirmHash: createSecret().secretHash,
        expiresAt: later,
        confirmedAt: new Date(),
        undoUntil: later,
        undoHash: undo.secretHash,
      },
    ],
  })
  return db().$transaction(async (tx) => ({
    verify: await createLink(tx, { userId, purpose: 'VERIFY_EMAIL', hours: 1 }),
    reset: await createLink(tx, { userId, purpose: 'RESET_PASSWORD', hours: 1 }),
    invitation: await createLink(tx, { userId, purpose: 'INVITATION', hours: 1 }),
    confirm: confirm.secret,
    undo: undo.secret,
  }))
}

type Links = Awaited<ReturnType<typeof makeLinks>>
/** What a route has of a client: ways to open it that end with their account, or a reason why it has nothing. */
type Decision = ((links: Links) => Promise<unknown>)[] | string

const isKnown = async (link: Promise<{ state: string }>) => (await link).state !== 'unknown'
const signedInOnly = 'Shows something of a client only in their session, which ends'
const studiosOwn = 'Shows what belongs to the studio'
const protectedBySecret = 'Takes requests of a service that signs them'

const propertyPage = [({ slug }: Links) => findPublicPage(slug)]
const originals = [({ originals }: Links) => findOriginals(originals, visitor())]

const decisions: Record<string, Decision> = {
  '/p/[slug]': propertyPage,
  '/tour/[slug]': propertyPage,
  '/api/property-pages/[pageId]/agent': [({ pageId }) => serveAgentPhoto(null, pageId, request())],
  '/api/property-pages/[pageId]/films/[mediaId]/[variant]': [
    (links) => serveFilm(null, { ...links, variant: 'play' }, request()),
  ],
  '/api/property-pages/[pageId]/open-houses/[openHouseId]': [(links) => serveOpenHouse(links)],
  '/api/property-pages/[pageId]/photos/[photoId]/[size]': [
    (links) => servePicture(null, { ...links, size: 'screen' }, request()),
  ],
  '/originals/[token]': originals,
  '/api/originals/[token]/[photoId]/[variant]': [
    ({ originals: token, photoId }) => pictureResponse({ token, photoId, variant: 'screen' }, request()),
  ],
  '/bill/[token]': [({ bill }) => findShare(bill, visitor())],
  '/api/bill/[token]': [({ bill }) => sharePdfResponse(bill, request(), null)],
  '/shoot/[token]': [({ seller }) => findShoot(seller, visitor())],
  '/api/calendar/shoot/[token]': [({ seller }) => sellerFileResponse(seller, request())],
  '/api/calendar/feed/[token]': [({ feed }) => feedResponse(feed, request())],
  '/unsubscribe/[token]': [
    ({ unsubscribe }) => readMailChoice(unsubscribe),
    ({ contact }) => readMailChoice(contact),
  ],
  '/api/mail/pictures/[token]': [({ mailPicture }) => findMailPicture(mailPicture, visitor())],
  '/api/mail/unsubscribe/[token]': [
    ({ unsubscribe }) => chooseMail(unsubscribe, false).then(() => true),
    ({ contact }) => chooseMail(contact, false).then(() => true),
  ],
  '/auth/verify': [({ verify }) => isKnown(readVerificationLink(verify))],
  '/auth/reset': [
    ({ reset }) => isKnown(readResetLink(reset)),
    ({ invitation }) => isKnown(readResetLink(invitation)),
  ],
  '/auth/email': [({ confirm }) => isKnown(readConfirmationLink(confirm))],
  '/auth/email/undo': [({ undo }) => isKnown(readUndoLink(undo))],
  '/auth/invitation': 'Invites members of the team, never clients',
  '/': signedInOnly,
  '/[...missing]': signedInOnly,
  '/auth': signedInOnly,
  '/auth/code': signedInOnly,
  '/auth/second-factor': signedInOnly,
  '/auth/waiting': signedInOnly,
  '/auth/forgot': 'Emails a link to the address of an account, which is deleted',
  '/api/auth/[...nextauth]': signedInOnly,
  '/api/pusher/auth': signedInOnly,
  '/api/uploadthing': signedInOnly,
  '/terms': studiosOwn,
  '/privacy': studiosOwn,
  '/portfolio': studiosOwn,
  '/portfolio/[id]': studiosOwn,
  '/portfolio/quote': studiosOwn,
  '/portfolio/quote/sent': studiosOwn,
  '/api/portfolio/[key]': studiosOwn,
  '/api/portfolio/[key]/[variant]': studiosOwn,
  '/api/portfolio/projects/[id]': studiosOwn,
  '/api/logo/[fileId]': studiosOwn,
  '/api/health': studiosOwn,
  '/api/ready': studiosOwn,
  '/api/analytics': 'Only counts visits, of nobody in particular',
  '/api/metrics': protectedBySecret,
  '/api/cron': protectedBySecret,
  '/api/mail/inbound': protectedBySecret,
  '/api/stripe/webhook': protectedBySecret,
}

/** Returns the routes that show something, with the place of the way among those in the table. */
async function listOpen(links: Links): Promise<string[]> {
  const open: string[] = []
  for (const [route, ways] of Object.entries(decisions)) {
    if (typeof ways === 'string') continue
    for (const [place, way] of ways.entries()) {
      if (await showsSomething(way(links))) open.push(`${route} ${place}`)
    }
  }
  return open
}

async function showsSomething(opened: Promise<unknown>): Promise<boolean> {
  try {
    return Boolean(await opened)
  } catch (error) {
    if (error instanceof NotFoundError) return false
    throw error
  }
}

test('every public page and route has a decision about deleted clients', () => {
  expect(Object.keys(decisions).sort()).toEqual([...listPublicPages(), ...listPublicRoutes()].sort())
})

test('every public page and link of a client ends with the account, also with photos that another agent has yet to pay', async () => {
  const links = await makeLinks()
  const all = Object.entries(decisions).flatMap(([route, ways]) =>
    typeof ways === 'string' ? [] : ways.map((_way, place) => `${route} ${place}`),
  )
  expect(await listOpen(links)).toEqual(all)
  await requestDeletion(client)
  const { id } = await db().deletionRequest.findFirstOrThrow({ where: { state: 'PENDING' } })
  await deleteClient(owner, id)
  expect(await listOpen(links)).toEqual([])
  expect(await db().mediaDelivery.count({ where: { id: links.deliveryId } })).toBe(1)
  // Nor does the studio publish them again.
  await expect(createPage(owner, links.deliveryId)).rejects.toBeInstanceOf(NotFoundError)
  await expect(publishPage(owner, links.deliveryId)).rejects.toBeInstanceOf(NotFoundError)
}, 60_000)
