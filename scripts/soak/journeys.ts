import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { uploadPhoto } from '@/bench/support/upload.mjs'
import { addCardsAtStripe, makeAdjacentSlots, makePeople } from '@/e2e/support/bulk-data'
import type { Person } from '@/e2e/support/people'
import { openActions } from '@/e2e/support/server-actions'
import { mintSession, sessionCookieName } from '@/e2e/support/sessions'
import { makeJpeg } from '@/lib/deliveries/deliveries.fixture'
import type { PrismaClient } from '@/prisma/generated/client'
import type { SoakPortal } from './soak-portal'

/** As long as a patient person keeps trying. */
const patienceMs = 120_000
const retryAfterMs = 1_000
const requestTimeoutMs = 20_000
const priceCents = 29_900

/** What a finished journey must have left behind. */
export type Journey = { bookingKey: string; bookingId: string; invoiceId: string; messages: number }

/** A failure that trying again can't mend: the portal is wrong. */
class WrongResponse extends Error {}

type Visitor = { person: Person; cookie: string; address: string }

/** Plays what a studio lives by: a client books; the photographer sends photos; the client pays and asks a question. */
export async function openJourneys(portal: SoakPortal, database: PrismaClient) {
  const actions = await openActions(portal.url)
  let retries = 0

  /** Tries a step again until it succeeds, as people do, under the same idempotency keys. */
  async function persist<T>(step: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (error instanceof WrongResponse || Date.now() > deadline)
          throw new Error(`${step}: ${error instanceof Error ? error.message : error}`)
        retries += 1
        await sleep(retryAfterMs)
      }
    }
  }

  async function call<T>(visitor: Visitor, name: string, input: unknown): Promise<T> {
    const response = await actions.call(requestsOf(portal.url, visitor), name, input)
    if (response.kind === 'ok') return response.data as T
    const text = JSON.stringify(response)
    // The portal's own words for something unexpected may pass; a rejected input won't.
    if (response.kind === 'error' && ['invalid', 'forbidden'].includes(response.code))
      throw new WrongResponse(text)
    throw new Error(text)
  }

  async function signIn(person: Person): Promise<Visitor> {
    const token = await mintSession(database, portal.environment.AUTH_SECRET, person)
    const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
    return { person, cookie: `${sessionCookieName}=${token}`, address }
  }

  async function prepare() {
    const [[client], [photographer]] = await Promise.all([
      makePeople(database, 'CLIENT', 1),
      makePeople(database, 'PHOTOGRAPHER', 1),
    ])
    if (!client || !photographer) throw new Error('nobody was made')
    const cards = await addCardsAtStripe(database, portal.sandboxUrl, [client])
    const [slot] = await makeAdjacentSlots(database, photographer, ['08:00', '12:00', '14:00'])
    return {
      client: await signIn(client),
      photographer: await signIn(photographer),
      card: cards.get(client),
      slotId: slot?.id,
    }
  }

  async function payByCheckout(client: Visitor, invoiceId: string) {
    const isPaid = async () =>
      (await database.invoice.findUniqueOrThrow({ where: { id: invoiceId } })).status === 'COMPLETED'
    if (await isPaid()) return
    const { url } = await call<{ url: string }>(client, 'openCheckoutAction', { invoiceId })
    const form = {
      email: client.person.email,
      number: '4242424242424242',
      expiry: '12 / 40',
      cvc: '123',
      name: 'C',
    }
    const paid = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    await paid.body?.cancel()
    const back = paid.headers.get('location')
    if (back) {
      const returned = await fetch(back, {
        headers: { cookie: client.cookie, 'x-forwarded-for': client.address },
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      await returned.text()
    }
    if (!(await isPaid())) throw new Error('the payment has not arrived')
  }

  async function play(): Promise<Journey> {
    const { client, photographer, card, slotId } = await persist('prepare', prepare)
    const bookingKey = randomUUID()
    const { bookingId } = await persist('book', () =>
      call<{ bookingId: string }>(client, 'bookShootAction', {
        idempotencyKey: bookingKey,
        slotId,
        serviceIds: ['photo_shoot'],
        shownTotalCents: priceCents,
        propertyAddress: '1418 Alder Ridge Lane, Asheville, NC 28804',
        specialInstructions: '',
        card,
      }),
    )
    await persist('approve', async () => {
      const { status } = await database.booking.findUniqueOrThrow({ where: { id: bookingId } })
      if (status === 'PENDING') await call(photographer, 'approveBookingAction', { bookingId })
    })
    const photo = await makeJpeg()
    const fileIds: string[] = []
    for (const name of ['one.jpg', 'two.jpg']) {
      const file = new File([Uint8Array.from(photo)], name, { type: 'image/jpeg' })
      fileIds.push(await persist('upload', () => uploadPhoto(portal.url, photographer.cookie, file)))
    }
    const sendKey = randomUUID()
    await persist('send photos', () =>
      call(photographer, 'sendPhotosAction', {
        idempotencyKey: sendKey,
        bookingId,
        fullFileIds: fileIds,
        previewFileIds: fileIds.slice(0, 1),
        googleDriveLink: 'https://drive.google.com/drive/folders/soak',
        amount: ['USD', '299.00'],
        deliveryInstructions: '',
        completesShoot: true,
      }),
    )
    const { id: invoiceId } = await persist('find the invoice', () =>
      database.invoice.findFirstOrThrow({ where: { bookingId }, select: { id: true } }),
    )
    await persist('pay', () => payByCheckout(client, invoiceId))
    const messageKey = randomUUID()
    const { conversationId } = await persist('ask', () =>
      call<{ conversationId: string }>(client, 'startConversationAction', {
        subject: 'Keys',
        priority: 'LOW',
        message: 'Under the mat.',
        idempotencyKey: messageKey,
      }),
    )
    const replyKey = randomUUID()
    await persist('reply', () =>
      call(photographer, 'sendMessageAction', {
        conversationId,
        message: 'Found them.',
        fileIds: [],
        idempotencyKey: replyKey,
      }),
    )
    return { bookingKey, bookingId, invoiceId, messages: 2 }
  }

  return { play, retries: () => retries }
}

/** The part of Playwright's requests that calling an action needs, without its browser. */
function requestsOf(url: string, { cookie, address }: Visitor): APIRequestContext {
  const context = {
    async post(
      path: string,
      { headers, data, multipart }: { headers: object; data?: Buffer; multipart?: FormData },
    ) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          ...headers,
          cookie,
          'x-forwarded-for': address,
          ...(data && { 'content-type': 'text/plain;charset=UTF-8' }),
        },
        body: data ? new Uint8Array(data) : (multipart ?? null),
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      const body = Buffer.from(await response.arrayBuffer())
      return {
        status: () => response.status,
        headers: () => Object.fromEntries(response.headers),
        body: async () => body,
      }
    },
  }
  return context as unknown as APIRequestContext
}
