import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { authHref } from '@/lib/auth/next-path'
import { isExpired } from '@/lib/billing/invoices/rules/coverage'
import { countSold } from '@/lib/photos/deliveries/operations/count-sold'
import { recordActivity } from '@/lib/photos/deliveries/operations/record-activity'
import { nothingChosenText } from '@/lib/photos/deliveries/words/choosing'
import { readSettings } from '@/lib/photos/licenses/operations/read-settings'
import { chooseTerms } from '@/lib/photos/licenses/rules/choose-terms'
import { licenseNames } from '@/lib/photos/licenses/words'
import { recipientsFor, transferableBy } from '@/lib/photos/transfers/policy'
import type { TransferDelivery, TransferResult } from '@/lib/photos/transfers/schema'
import {
  chooseAgentText,
  expiredText,
  knownRecipientText,
  notAClientText,
  sameClientText,
} from '@/lib/photos/transfers/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow, lockWhere } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { AppError, FieldError, NotFoundError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { Prisma } from '@/prisma/generated/client'
import { sellTransfer } from './sell-transfer'

/** A client, or someone whose account is awaited. `field`: where the form shows what is wrong with them. */
type FoundRecipient =
  | { field: 'clientId' | 'email'; clientId: string }
  | { field: 'email'; clientId: null; name: string; email: string }

/**
 * Sells a delivery's photos again, to another agent: in one transaction, records the transfer, issues its invoice, and
 * notifies them. Someone without a verified account is invited by email; the invoice follows once they have one.
 * Idempotent by idempotency key. Locks the delivery.
 * @throws NotFoundError if this photographer doesn't handle its booking
 * @throws AppError `conflict` for an expired gallery, `invalid` for someone who has the photos already or can't receive them
 */
export async function transferDelivery(actor: Actor, input: TransferDelivery): Promise<TransferResult> {
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'media_deliveries', input.deliveryId)
    const delivery = await readDelivery(tx, actor, input.deliveryId)
    const earlier = await findEarlier(tx, actor, input.idempotencyKey)
    if (earlier) return earlier
    assertCurrency(input.amount, delivery.booking.currency)
    if (isExpired(delivery.expiresOn && dateFromDatabase(delivery.expiresOn), todayIn(timeZone)))
      throw new AppError('conflict', expiredText)
    const photoCount = await countSold(tx, delivery)
    if (photoCount === 0) throw new AppError('conflict', nothingChosenText)
    const recipient = await findRecipient(tx, actor, input)
    await assertNew(tx, delivery, recipient)
    const { id } = await tx.deliveryTransfer.create({
      data: {
        deliveryId: delivery.id,
        ...toColumns(recipient),
        amountCents: input.amount.cents,
        ...chooseTerms(await readSettings(tx), input.kind),
        createdById: actor.profileId,
        idempotencyKey: input.idempotencyKey,
      },
      select: { id: true },
    })
    await recordActivity(tx, actor, { deliveryId: delivery.id, kind: 'TRANSFERRED', details: {} })
    await recordAudit(tx, actor, 'delivery.transferred', delivery.id, { kind: input.kind })
    if (recipient.clientId === null) await invite(tx, { ...delivery, photoCount }, recipient, input)
    else await sellTransfer(tx, id)
    return { isWaiting: recipient.clientId === null }
  })
}

type Delivery = Awaited<ReturnType<typeof readDelivery>>

async function readDelivery(tx: Transaction, actor: Actor, deliveryId: string) {
  const delivery = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, transferableBy(actor)] },
    select: {
      id: true,
      expiresOn: true,
      totalPhotos: true,
      includedPhotos: true,
      booking: {
        select: {
          clientId: true,
          currency: true,
          propertyAddress: true,
          client: { select: { email: true } },
        },
      },
    },
  })
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  return delivery
}

async function findEarlier(
  tx: Transaction,
  actor: Actor,
  idempotencyKey: string,
): Promise<TransferResult | null> {
  const transfer = await tx.deliveryTransfer.findUnique({
    where: { createdById_idempotencyKey: { createdById: actor.profileId, idempotencyKey } },
    select: { clientId: true },
  })
  return transfer && { isWaiting: transfer.clientId === null }
}

/** @throws FieldError if the photos are this person's already */
async function assertNew(
  tx: Transaction,
  { id, booking }: Delivery,
  recipient: FoundRecipient,
): Promise<void> {
  const { field } = recipient
  const isSame =
    recipient.clientId === null
      ? recipient.email === booking.client.email
      : recipient.clientId === booking.clientId
  if (isSame) throw new FieldError(field, sameClientText)
  const same =
    recipient.clientId === null ? { recipientEmail: recipient.email } : { clientId: recipient.clientId }
  const known = await tx.deliveryTransfer.count({ where: { deliveryId: id, endedAt: null, ...same } })
  if (known > 0) throw new FieldError(field, knownRecipientText)
}

function toColumns(recipient: FoundRecipient) {
  return recipient.clientId === null
    ? { recipientName: recipient.name, recipientEmail: recipient.email }
    : { clientId: recipient.clientId }
}

async function invite(
  tx: Transaction,
  { photoCount, booking }: Delivery & { photoCount: number },
  { name, email }: Extract<FoundRecipient, { clientId: null }>,
  { amount, kind }: TransferDelivery,
): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: 'photos-transferred',
    props: {
      fullName: name,
      address: booking.propertyAddress,
      photoCount,
      license: licenseNames[kind],
      amount: formatCents(amount.cents, booking.currency),
      isFree: amount.cents === 0,
      invoiceNumber: null,
      dueOn: null,
      link: `${env().APP_URL}${authHref('/auth', { next: '/photo-gallery' })}`,
    },
  })
}

/**
 * Finds the client whom the photographer chose, or who has the email address they entered. Until the caller commits, nobody
 * verifies an account with that address, so that none is missed.
 * @throws FieldError for someone who can't receive photos
 */
async function findRecipient(
  tx: Transaction,
  actor: Actor,
  input: TransferDelivery,
): Promise<FoundRecipient> {
  if (input.recipient === 'client') {
    const client = await tx.profile.findFirst({
      where: { AND: [{ id: input.clientId }, recipientsFor(actor)] },
      select: { id: true },
    })
    if (!client) throw new FieldError('clientId', chooseAgentText)
    return { field: 'clientId', clientId: client.id }
  }
  const { name, email } = input
  await lockWhere(tx, 'users', Prisma.sql`email = ${email}::citext`)
  const account = await tx.user.findUnique({
    where: { email },
    select: { emailVerifiedAt: true, profile: { select: { id: true } } },
  })
  if (!account?.emailVerifiedAt || !account.profile) return { field: 'email', clientId: null, name, email }
  const clientId = account.profile.id
  const canReceive = await tx.profile.count({ where: { AND: [{ id: clientId }, recipientsFor(actor)] } })
  if (canReceive === 0) throw new FieldError('email', notAClientText)
  return { field: 'email', clientId }
}
