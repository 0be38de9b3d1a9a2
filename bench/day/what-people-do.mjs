import { randomUUID } from 'node:crypto'

/** What a client does next, and how often, in percent. The rest are pages. */
const shares = { book: 3, gallery: 20, message: 15 }
/** How often two clients want the same time. */
const rivalEvery = 5
const photosPerVisit = 4

/**
 * Returns what people do: each function takes a person, does one thing, and throws unless every response is right.
 * @param {{ portal: Awaited<ReturnType<typeof import('./portal-client.mjs').openPortalClient>>, people: object[],
 *   slots: object[], service: object, ledger: ReturnType<typeof import('./event-ledger.mjs').openEventLedger>,
 *   measure: (kind: string, run: () => Promise<unknown>) => Promise<void> }} day
 */
export function describeActions({ portal, people, slots, service, ledger, measure }) {
  const clients = people.filter(({ role }) => role === 'CLIENT')
  const photographers = people.filter(({ role }) => role === 'PHOTOGRAPHER')
  /** The last message that was sent in each conversation, by its id. */
  const lastTexts = new Map()
  const bookings = []

  async function readPage(person, path, wanted = []) {
    await measure('read a page', () => checkPage(person, path, wanted))
  }

  /** Checks that a page shows the person, and what else it should, but nothing of another client. */
  async function checkPage(person, path, wanted) {
    const html = await portal.readPage(person, path)
    const missing = [person.marker, '</html>', ...wanted].find((text) => !html.includes(text))
    if (missing) throw new Error(`${path} doesn't contain ${missing}`)
    if (person.role !== 'CLIENT') return
    const [stranger] = html.match(/Day\d{5}/g).filter((marker) => marker !== person.marker)
    if (stranger) throw new Error(`${path} shows ${stranger} to ${person.marker}`)
  }

  async function sendMessage(person, conversation) {
    const text = `${person.marker} asks ${randomUUID()}`
    await measure('send a message', async () => {
      const at = performance.now()
      const { kind, data, ...rest } = await portal.callAction(person, 'sendMessageAction', {
        conversationId: conversation.conversationId,
        message: text,
        fileIds: [],
        idempotencyKey: randomUUID(),
      })
      if (kind !== 'ok' || data.text !== text)
        throw new Error(`a message: ${JSON.stringify({ kind, ...rest })}`)
      for (const channel of [
        `private-conversation-${conversation.conversationId}`,
        ...[conversation, ...photographers].map(({ userId }) => `private-user-${userId}`),
      ])
        ledger.expect(channel, 'message', conversation.conversationId, at)
      lastTexts.set(conversation.conversationId, text)
      conversation.expectedTexts?.push(text)
    })
  }

  async function requestBooking(person, slot) {
    const response = await portal.callAction(person, 'bookShootAction', {
      propertyAddress: `${person.marker} Road`,
      specialInstructions: '',
      idempotencyKey: randomUUID(),
      serviceIds: [service.id],
      slotId: slot.id,
      shownTotalCents: service.priceCents,
      card: { storedCardId: person.cardId },
    })
    if (response.kind === 'ok') recordBooking(person, slot, response.data.bookingId)
    else if (response.code !== 'slot-taken') throw new Error(`a booking: ${JSON.stringify(response)}`)
    return response.kind
  }

  function recordBooking(client, { photographerId }, bookingId) {
    bookings.push(bookingId)
    const photographer = photographers.find(({ profileId }) => profileId === photographerId)
    ledger.expect('private-slots', 'slots-changed')
    for (const { userId } of [client, photographer])
      ledger.expect(`private-user-${userId}`, 'booking-changed', bookingId)
  }

  let booked = 0
  async function book(person) {
    booked += 1
    const slot = slots.pop()
    const others = booked % rivalEvery === 0 ? [pick(clients.filter((one) => one !== person))] : []
    const outcomes = []
    const requests = [person, ...others].map((one) =>
      measure('book a shoot', async () => {
        outcomes.push(await requestBooking(one, slot))
      }),
    )
    await Promise.all(requests)
    await measure(null, async () => {
      const won = outcomes.filter((outcome) => outcome === 'ok').length
      if (won !== 1) throw new Error(`${won} of ${requests.length} people booked the same time`)
    })
  }

  async function openGallery(person) {
    const photos = person.photos.slice(0, photosPerVisit)
    const path = `/photo-view?booking_id=${person.bookingId}`
    await measure('open a gallery', () =>
      checkPage(
        person,
        path,
        photos.map(({ id }) => id),
      ),
    )
    const loads = photos.map(({ id, bytes }) =>
      measure('load a photo', async () => {
        const { length } = await portal.readPhoto(person, id)
        if (length !== bytes) throw new Error(`a photo has ${length} instead of ${bytes} bytes`)
      }),
    )
    await Promise.all(loads)
  }

  function actAsClient(person) {
    const chance = Math.random() * 100
    if (chance < shares.book) return book(person)
    if (chance < shares.book + shares.gallery) return openGallery(person)
    if (chance < shares.book + shares.gallery + shares.message) return sendMessage(person, person)
    const own = `${person.marker} Street`
    return pick([
      () => readPage(person, '/dashboard'),
      () => readPage(person, '/bookings', [own]),
      () => readPage(person, '/invoices', [own]),
      () => readPage(person, '/notifications'),
      () => readPage(person, '/book?step=calendar&services=photo_shoot'),
      () =>
        readPage(person, `/support?conversation=${person.conversationId}`, [`Question of ${person.marker}`]),
    ])()
  }

  async function actAsPhotographer(person) {
    const conversation = pick(clients.filter(({ photographerId }) => photographerId === person.profileId))
    await pick([
      () => readPage(person, '/dashboard'),
      () => readPage(person, '/admin?tab=bookings'),
      () => reply(person, conversation),
    ])()
  }

  async function reply(person, conversation) {
    const { conversationId } = conversation
    const last = lastTexts.get(conversationId)
    await readPage(person, `/admin-messages?conversation=${conversationId}`, last ? [last] : [])
    await sendMessage(person, conversation)
  }

  return {
    act: (person) => (person.role === 'CLIENT' ? actAsClient(person) : actAsPhotographer(person)),
    bookings,
  }
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}
