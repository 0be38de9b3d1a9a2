import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { invoiceNotifications } from '@/lib/billing/invoices/words/notifications'
import { findResponsiblePhotographers } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { recordActivity } from '@/lib/photos/deliveries/operations/record-activity'
import type { RevisedDelivery } from '@/lib/photos/revisions/queries/select-delivery'
import { linkToChanges } from '@/lib/photos/revisions/rules/addresses'
import { nextRound, roundTerms } from '@/lib/photos/revisions/rules/rounds'
import type { SendRound } from '@/lib/photos/revisions/schema'
import {
  nothingToSendText,
  priceChangedText,
  revisionNotifications,
  roundLine,
} from '@/lib/photos/revisions/words/revisions'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { lockDelivery, pushChange } from './lock-delivery'

/**
 * Sends all of the client's drafts for a delivery as one numbered round, issues the invoice of a round that isn't included,
 * and notifies the photographer. Idempotent per key; of two that are sent at once, the second finds nothing to send.
 * Locks the delivery.
 * @throws NotFoundError if the delivery isn't the client's, or is locked; AppError `conflict` without drafts, or if the price
 * isn't the one that was shown
 */
export async function sendRound(actor: Actor, input: SendRound): Promise<{ number: number }> {
  if (!isClient(actor)) throw new NotFoundError()
  const { deliveryId, idempotencyKey, priceCents } = input
  return db().$transaction(async (tx) => {
    const delivery = await lockDelivery(tx, actor, { id: deliveryId })
    const earlier = await tx.revisionRound.findUnique({
      where: { deliveryId_idempotencyKey: { deliveryId, idempotencyKey } },
      select: { number: true },
    })
    if (earlier) return earlier
    const drafts = await tx.revisionComment.findMany({
      where: { isDraft: true, authorId: actor.profileId, thread: { photo: { deliveryId } } },
      select: { id: true, thread: { select: { id: true, photoId: true } } },
    })
    if (drafts.length === 0) throw new AppError('conflict', nothingToSendText)
    const next = nextRound(delivery._count.rounds, roundTerms(delivery.booking.services))
    if (next.priceCents !== priceCents) throw new AppError('conflict', priceChangedText)
    const round = await tx.revisionRound.create({
      data: { deliveryId, number: next.number, idempotencyKey, sentById: actor.profileId, priceCents },
      select: { id: true, number: true },
    })
    if (priceCents > 0) await chargeRound(tx, actor, delivery, { ...round, priceCents })
    await markSent(tx, round.id, drafts)
    const photoCount = new Set(drafts.map(({ thread }) => thread.photoId)).size
    const details = { photos: photoCount, round: round.number }
    await recordActivity(tx, actor, { deliveryId, kind: 'ROUND_SENT', details })
    await notifyStudio(tx, actor, delivery, { ...details, commentCount: drafts.length })
    await pushChange(tx, delivery)
    return { number: round.number }
  })
}

type Drafts = { id: string; thread: { id: string; photoId: string } }[]

/** Opens the threads, which then wait for the studio, and declines the versions that the client wants changed again. */
async function markSent(tx: Transaction, roundId: string, drafts: Drafts): Promise<void> {
  const threadIds = drafts.map(({ thread }) => thread.id)
  await tx.revisionComment.updateMany({
    where: { id: { in: drafts.map(({ id }) => id) } },
    data: { isDraft: false, roundId },
  })
  await tx.revisionThread.updateMany({
    where: { id: { in: threadIds }, sentAt: null },
    data: { sentAt: now(), waitsFor: 'PHOTOGRAPHER' },
  })
  await tx.revisionThread.updateMany({
    where: { id: { in: threadIds } },
    data: { resolvedAt: null, waitsFor: 'PHOTOGRAPHER' },
  })
  await tx.photoVersion.updateMany({
    where: { photoId: { in: drafts.map(({ thread }) => thread.photoId) }, decision: 'PROPOSED' },
    data: { decision: 'DECLINED' },
  })
}

/**
 * Issues the invoice of a further round. It has no delivery, because an invoice of the delivery would lock its photos until
 * it's paid.
 */
async function chargeRound(
  tx: Transaction,
  actor: Actor,
  { bookingId, booking }: RevisedDelivery,
  round: { id: string; number: number; priceCents: number },
): Promise<void> {
  const { id, number, priceCents } = round
  const { invoiceId, invoiceNumber, taxCents, dueOn } = await issueInvoice(tx, {
    bookingId,
    deliveryId: null,
    amountCents: priceCents,
    // The client agreed to this price, whether or not the booking's included tax.
    pricesIncludeTax: true,
    lines: [{ kind: 'REVISION_ROUND', description: roundLine(number), amountCents: priceCents }],
    actorId: actor.profileId,
  })
  await tx.revisionRound.update({ where: { id }, data: { invoiceId }, select: { id: true } })
  await recordAudit(tx, actor, 'revision.charged', invoiceId, { number, amountCents: priceCents })
  const { client, currency, propertyAddress: address, shootDate } = booking
  const named = { invoiceNumber, amount: formatCents(priceCents, currency), address }
  await notify(
    tx,
    {
      userId: client.userId,
      ...invoiceNotifications.issued(named),
      type: 'WARNING',
      action: 'pay_invoice',
      bookingId,
      details: { invoice_id: invoiceId },
    },
    {
      kind: 'payment',
      template: 'invoice-issued',
      props: {
        ...named,
        fullName: client.fullName,
        shootDate: formatDate(dateFromDatabase(shootDate)),
        replaces: number,
        opensPhotos: false,
        tax: taxContained({ taxCents, currency }),
        dueOn: formatDate(dueOn),
        link: `${env().APP_URL}/invoices/${invoiceId}`,
      },
    },
  )
}

async function notifyStudio(
  tx: Transaction,
  actor: Actor,
  { id, bookingId, booking }: RevisedDelivery,
  round: { round: number; photos: number; commentCount: number },
): Promise<void> {
  const { propertyAddress: address, photographer } = booking
  const named = { clientName: actor.fullName, photoCount: round.photos, number: round.round, address }
  for (const { id: readerId, userId, fullName } of await findResponsiblePhotographers(tx, [
    photographer.id,
  ])) {
    await notify(
      tx,
      {
        userId,
        ...revisionNotifications.requested(named),
        type: 'INFO',
        action: 'view_photos',
        bookingId,
        details: { delivery_id: id },
      },
      {
        kind: 'booking',
        template: 'changes-requested',
        props: {
          fullName,
          ...(readerId !== photographer.id && { standInFor: photographer.fullName }),
          ...named,
          commentCount: round.commentCount,
          link: `${env().APP_URL}${linkToChanges(bookingId, id)}`,
        },
      },
    )
  }
}
