import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canReplace, visibleTo } from '@/lib/invoices/policy'
import { coverageFields, latestWithoutDelivery } from '@/lib/invoices/queries/select-coverage'
import { withoutBalance } from '@/lib/invoices/rules/amounts'
import { isGalleryOver, isNewestOfKind } from '@/lib/invoices/rules/coverage'
import type { ReplaceInvoice } from '@/lib/invoices/schema'
import { invoiceNotifications } from '@/lib/invoices/words/notifications'
import { notify } from '@/lib/notifications/operations/notify'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { lockRow } from '@/lib/platform/lock'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { type IssuedInvoice, issueInvoice } from './issue-invoice'
import { lockInvoice } from './lock-invoice'
import { pushPaymentChange } from './push-payment-change'
import { recordInvoiceEvent } from './record-invoice-event'

/**
 * Issues an invoice that replaces a voided or refunded one, for the same delivery or fee, and notifies the client. From
 * then on it covers the delivery: its payment unlocks the photos.
 * Locks the old invoice and its booking.
 * @param input the amount includes tax
 * @throws AppError `conflict` when the old invoice is neither voided nor refunded, or a newer one covers the delivery
 */
export async function replaceInvoice(
  actor: Actor,
  input: ReplaceInvoice,
): Promise<{ invoiceId: string; invoiceNumber: string }> {
  const visible = await db().invoice.findFirst({
    where: { AND: [{ id: input.invoiceId }, visibleTo(actor)] },
    select: { id: true },
  })
  if (!visible) throw new NotFoundError('Invoice not found')
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    const invoice = await lockInvoice(tx, visible.id)
    // Waits for any other invoice that is being issued for this booking, because that may cover the delivery.
    if (invoice) await lockRow(tx, 'bookings', invoice.booking.id)
    const terms = await readTerms(tx, visible.id)
    assertCurrency(input.amount, terms.currency)
    if (!invoice || !canReplace(actor, { ...invoice, isLatest: isNewestOfKind(terms) }))
      throw new AppError('conflict', 'This invoice can no longer be replaced.')
    const issued = await issueInvoice(tx, {
      bookingId: invoice.booking.id,
      deliveryId: terms.deliveryId,
      amountCents: input.amount.cents,
      lines: withoutBalance(terms.lines),
      actorId: actor.profileId,
      replaces: invoice.invoiceNumber,
    })
    const details = { amountCents: input.amount.cents, by: issued.invoiceNumber }
    await recordInvoiceEvent(tx, {
      invoiceId: invoice.id,
      kind: 'REPLACED',
      actorId: actor.profileId,
      details,
    })
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'invoice.replaced',
      subject: 'invoice',
      subjectId: invoice.id,
      details,
    })
    const opensPhotos = terms.deliveryId !== null && !isGalleryOver(terms, todayIn(timeZone))
    await notifyClient(tx, { terms, issued, amountCents: input.amount.cents, opensPhotos })
    await pushPaymentChange(tx, invoice)
    return { invoiceId: issued.invoiceId, invoiceNumber: issued.invoiceNumber }
  })
}

type Terms = Awaited<ReturnType<typeof readTerms>>

/** What the new invoice takes over, and which one covers the delivery; to be read after the lock. */
function readTerms(tx: Transaction, id: string) {
  return tx.invoice.findUniqueOrThrow({
    where: { id },
    select: {
      ...coverageFields,
      invoiceNumber: true,
      currency: true,
      deliveryId: true,
      lines: { select: { description: true, amountCents: true }, orderBy: { position: 'asc' } },
      booking: {
        select: {
          id: true,
          propertyAddress: true,
          shootDate: true,
          client: { select: { userId: true, fullName: true } },
          ...latestWithoutDelivery,
        },
      },
    },
  })
}

async function notifyClient(
  tx: Transaction,
  replacement: { terms: Terms; issued: IssuedInvoice; amountCents: number; opensPhotos: boolean },
): Promise<void> {
  const { terms, issued, opensPhotos } = replacement
  const { booking } = terms
  const amount = formatCents(replacement.amountCents, terms.currency)
  const named = { invoiceNumber: issued.invoiceNumber, amount, address: booking.propertyAddress }
  await notify(
    tx,
    {
      userId: booking.client.userId,
      ...invoiceNotifications.issued(named, terms.invoiceNumber),
      type: 'WARNING',
      action: 'pay_invoice',
      bookingId: booking.id,
      details: { invoice_id: issued.invoiceId },
    },
    {
      kind: 'payment',
      template: 'invoice-issued',
      props: {
        fullName: booking.client.fullName,
        ...named,
        shootDate: formatDate(dateFromDatabase(booking.shootDate)),
        replaces: terms.invoiceNumber,
        opensPhotos,
        dueOn: formatDate(issued.dueOn),
        link: `${env().APP_URL}/invoices/${issued.invoiceId}`,
      },
    },
  )
}
