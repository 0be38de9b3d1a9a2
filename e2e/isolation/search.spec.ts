import { expect } from '@playwright/test'
import { mapInFlight } from '@/e2e/support/in-flight'
import type { PrismaClient } from '@/prisma/generated/client'
import { everyone, type Someone } from './cast'
import { test } from './cast-fixture'
import type { LinkedRecords } from './linked-records'

type Kind = 'booking' | 'delivery' | 'invoice' | 'conversation' | 'transfer'
type Found = Record<'own' | 'theirs' | 'other', readonly Kind[]>

const nothing: Found = { own: [], theirs: [], other: [] }
const clients: Found = { ...nothing, own: ['booking', 'conversation', 'delivery', 'invoice'] }
const photographers: Found = {
  own: clients.own,
  // The studio shares bookings, photos and conversations, but not invoices, of which only the owner sees all.
  theirs: ['booking', 'conversation', 'delivery'],
  other: ['booking', 'conversation', 'delivery'],
}
const withInvoices: readonly Kind[] = [...photographers.other, 'invoice', 'transfer']
const editors: Found = { own: ['delivery'], theirs: ['delivery'], other: ['delivery'] }
const everything: readonly Kind[] = ['booking', 'conversation', 'invoice']

/** What everyone finds of their own records, of those that some reach by a relation, and of others'. */
const expectedOf: Record<Someone, Found> = {
  anonymous: nothing,
  unverified: nothing,
  pending: nothing,
  denied: nothing,
  disabled: nothing,
  client: clients,
  photographer: photographers,
  owner: { own: photographers.own, theirs: withInvoices, other: withInvoices },
  editor: editors,
  coordinator: {
    own: everything,
    theirs: [...everything, 'transfer'],
    other: [...everything, 'transfer'],
  },
  // Admins find what their agents booked on the brokerage's own page.
  brokerageAdmin: clients,
  brokerageMember: clients,
  formerMember: clients,
  transferHolder: { ...clients, theirs: ['delivery', 'transfer'] },
  sellerByLink: nothing,
  payerByLink: nothing,
  rememberedDevice: nothing,
}

for (const someone of everyone) {
  test(`search finds for ${someone} what they may see`, async ({ portal: { database }, cast }) => {
    const found: Found = { ...nothing }
    for (const of of ['own', 'theirs', 'other'] as const) {
      const records = of === 'own' ? cast.own[someone] : cast[of]
      const texts = await listTexts(database, records)
      const bodies = await mapInFlight(texts, async (text) => {
        const response = await cast.visitors[someone].get(`/api/search?text=${encodeURIComponent(text)}`)
        return response.text()
      })
      found[of] = kindsIn(bodies.join(), records)
    }
    expect(found).toEqual(expectedOf[someone])
  })
}

/** Returns texts that find each of the records: the streets, the invoices' numbers, and the conversation's subject. */
async function listTexts(database: PrismaClient, records: LinkedRecords): Promise<string[]> {
  const bookings = await database.booking.findMany({
    where: { id: { in: [records.bookingId, records.deliveredBookingId] } },
    select: { propertyAddress: true, invoices: { select: { invoiceNumber: true } } },
  })
  const conversation = await database.conversation.findUniqueOrThrow({
    where: { id: records.conversationId },
  })
  return [
    conversation.subject,
    ...bookings.flatMap(({ propertyAddress, invoices }) => [
      propertyAddress.slice(0, 8),
      ...invoices.map(({ invoiceNumber }) => invoiceNumber),
    ]),
  ]
}

/** Returns of which kinds a response names records. */
function kindsIn(body: string, records: LinkedRecords): Kind[] {
  const ids: Record<Kind, string[]> = {
    booking: [`/booking/${records.bookingId}`, `/booking/${records.deliveredBookingId}`],
    conversation: [records.conversationId],
    delivery: [records.deliveryId],
    invoice: [records.invoiceId, records.brokerageInvoiceId, records.shareInvoiceId],
    transfer: [records.transferInvoiceId],
  }
  const kinds = Object.entries(ids).filter(([, some]) => some.some((id) => body.includes(id)))
  return kinds.map(([kind]) => kind as Kind)
}
