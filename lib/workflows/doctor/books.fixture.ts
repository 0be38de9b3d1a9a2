import { randomUUID } from 'node:crypto'
import { applyDispute } from '@/lib/billing/invoices/commands/apply-dispute'
import { payByCard } from '@/lib/billing/invoices/commands/pay-by-card'
import { splitInvoice } from '@/lib/billing/invoices/commands/split-invoice'
import { submitRefund } from '@/lib/billing/invoices/commands/submit-refund'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { storeCard } from '@/lib/billing/invoices/stripe.fixture'
import { createStatement } from '@/lib/billing/statements/commands/create-statement'
import { makePayingBrokerage, shootForStatement } from '@/lib/billing/statements/statements.fixture'
import { stripe } from '@/lib/integrations/stripe'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { choosePhoto } from '@/lib/photos/deliveries/commands/choose-photo'
import { makeDerivatives } from '@/lib/photos/deliveries/commands/make-derivatives'
import { addPhotos, makeSendInput } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { chargeLateFee } from '@/lib/workflows/charge-late-fee'
import { confirmChoice } from '@/lib/workflows/confirm-choice'
import { sendPhotos } from '@/lib/workflows/send-photos'
import { makePeople } from './doctor.fixture'

/** An invoice with what it belongs to. */
export type BookedInvoice = { id: string; number: string; bookingId: string }

/** Plays a studio whose money moved after it was paid. Returns invoices by what happened to them. */
export async function makeBooks() {
  await createStudio()
  const people = await makePeople()
  const { client, photographer, deliver, markPaidInCash, payByCheckout, refund } = people
  const find = async (id: string): Promise<BookedInvoice> => {
    const { invoiceNumber: number, bookingId } = await db().invoice.findUniqueOrThrow({ where: { id } })
    return { id, number, bookingId }
  }

  const cash = await deliver()
  await markPaidInCash(cash)
  const card = await deliver()
  await payByCheckout(card)
  const pending = await deliver()
  const refunded = await deliver()
  await markPaidInCash(refunded)
  await refund(refunded, 49_800)
  const creditor = await createPerson('CLIENT', 'Cleo Credit')
  const credited = await deliver(49_800, creditor)
  await payByCheckout(credited, creditor)
  await refund(credited, 10_000, 'credit')
  const single = (await createInvoice(await createBooking(client, photographer))).invoiceId
  const { deposit, usedDeposit, second, fee } = await takeDeposits(people)
  const { shared, lost } = { shared: await share(people), lost: await loseDispute(people) }
  const chosen = await sellPhotos(people)
  const statement = await issueStatement(people)
  const paid = { cash, card, refunded, credited, chosen }
  const names = { ...paid, pending, single, deposit, usedDeposit, second, fee, shared, lost }
  const found = await Promise.all(Object.entries(names).map(async ([name, id]) => [name, await find(id)]))
  return {
    creditor,
    statement,
    invoices: Object.fromEntries(found) as Record<keyof typeof names, BookedInvoice>,
  }
}

type People = Awaited<ReturnType<typeof makePeople>>

/** A deposit of which a paid invoice deducted all and was refunded in part, and one that paid a late fee. */
async function takeDeposits({ client, photographer, payByCheckout, refund }: People) {
  const issue = (bookingId: string, amountCents: number, kind: 'DEPOSIT' | 'OTHER') =>
    db().$transaction((tx) =>
      issueInvoice(tx, {
        bookingId,
        deliveryId: null,
        amountCents,
        lines: [{ kind, description: 'Photo Shoot', amountCents }],
        deductsDeposit: kind === 'OTHER',
      }),
    )
  const payDeposit = async () => {
    const bookingId = await createBooking(client, photographer)
    const { invoiceId } = await issue(bookingId, 10_000, 'DEPOSIT')
    await payByCheckout(invoiceId)
    return { bookingId, invoiceId }
  }
  const used = await payDeposit()
  const sale = await issue(used.bookingId, 49_800, 'OTHER')
  await payByCheckout(sale.invoiceId)
  await refund(sale.invoiceId, 5_000)
  const second = await issue(used.bookingId, 30_000, 'OTHER')
  const kept = await payDeposit()
  await db().booking.update({
    where: { id: kept.bookingId },
    data: { status: 'CANCELLED', lateFeeCents: 6_000, lateFeeState: 'DUE' },
  })
  const { invoiceNumber } = await chargeLateFee(photographer, kept.bookingId)
  const rests = await db().refund.findMany({ where: { state: 'PENDING' }, select: { id: true } })
  for (const { id: refundId } of rests) await submitRefund({ refundId })
  const fee = await db().invoice.findUniqueOrThrow({ where: { invoiceNumber } })
  return { deposit: used.invoiceId, usedDeposit: sale.invoiceId, second: second.invoiceId, fee: fee.id }
}

/** Returns the main invoice of a bill whose other payer paid and was refunded in part. */
async function share({ client, deliver, markPaidInCash, refund }: People): Promise<string> {
  const payer = { kind: 'person' as const, name: 'Vera Vendor', email: 'vera@vendor.test' }
  const shares = [{ basisPoints: 5_000, payer }]
  const { invoiceId } = await splitInvoice(client, { invoiceId: await deliver(), currency: 'USD', shares })
  const { id } = await db().invoice.findFirstOrThrow({ where: { shareOfId: invoiceId } })
  await markPaidInCash(invoiceId)
  await markPaidInCash(id)
  await refund(id, 5_000)
  return invoiceId
}

/** Returns the invoice whose payment was lost, and is asked for again. */
async function loseDispute({ client, photographer }: People): Promise<string> {
  const { invoiceId } = await createInvoice(await createBooking(client, photographer))
  await payByCard(client, { invoiceId, cardId: (await storeCard(client, '4000000000000259')).id })
  const { stripePaymentId } = await db().invoice.findUniqueOrThrow({ where: { id: invoiceId } })
  const { data } = await stripe().events.list({ type: 'charge.dispute.created' })
  const opened = data.find(
    ({ data: { object } }) => 'payment_intent' in object && object.payment_intent === stripePaymentId,
  )
  const disputeId = opened && 'id' in opened.data.object ? String(opened.data.object.id) : ''
  await applyDispute(disputeId, { id: `evt_${randomUUID()}`, type: 'charge.dispute.created' })
  await stripe().disputes.update(disputeId, {
    evidence: { uncategorized_text: 'losing_evidence' },
    submit: true,
  })
  await applyDispute(disputeId, { id: `evt_${randomUUID()}`, type: 'charge.dispute.closed' })
  return invoiceId
}

/** Returns the paid invoice of a delivery of three photos, of which one is included, and the client chose another. */
async function sellPhotos({ client, photographer, markPaidInCash }: People): Promise<string> {
  const choice = { includedPhotos: 1, extraPhoto: { cents: 1_500, currency: 'USD' } }
  const bookingId = await createBooking(client, photographer)
  const { deliveryId } = await sendPhotos(
    photographer,
    await makeSendInput(photographer, bookingId, { choice }),
  )
  const photos = await db().photo.findMany({
    where: { deliveryId },
    select: { id: true },
    orderBy: { position: 'asc' },
  })
  for (const { id } of photos) await makeDerivatives({ photoId: id })
  const photoIds = photos.slice(0, 2).map(({ id }) => id)
  for (const photoId of photoIds) await choosePhoto(client, { photoId, isChosen: true })
  const { invoiceId } = await confirmChoice(client, { deliveryId, photoIds, extraCents: 1_500 })
  await markPaidInCash(invoiceId ?? '')
  return invoiceId ?? ''
}

/** Returns an open statement of two shoots. */
async function issueStatement({ client, photographer }: People): Promise<{ id: string; number: string }> {
  const owner = await createPerson('PHOTOGRAPHER', 'Ava Holt', 'owner@example.test')
  const brokerageId = await makePayingBrokerage('Oak & Main', await createPerson('CLIENT'))
  for (let count = 0; count < 2; count += 1) {
    const { deliveryId } = await shootForStatement({ agent: client, photographer, brokerageId })
    await addPhotos(deliveryId, 3)
  }
  await createStatement(owner, { brokerageId })
  return db().statement.findFirstOrThrow({ where: { brokerageId }, select: { id: true, number: true } })
}
