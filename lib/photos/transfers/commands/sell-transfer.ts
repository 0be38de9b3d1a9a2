import 'server-only'
import type { IssuedInvoice } from '@/lib/billing/invoices/operations/issue-bill'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { countSold } from '@/lib/photos/deliveries/operations/count-sold'
import { licenseNames } from '@/lib/photos/licenses/words'
import { transferLine, transferNotifications } from '@/lib/photos/transfers/words'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatCents } from '@/lib/platform/money/money'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import type { Prisma } from '@/prisma/generated/client'

const person = { select: { userId: true, fullName: true } } as const
const fields = {
  id: true,
  amountCents: true,
  kind: true,
  createdById: true,
  client: person,
  delivery: {
    select: {
      id: true,
      totalPhotos: true,
      includedPhotos: true,
      booking: {
        select: { id: true, propertyAddress: true, currency: true, photographer: person },
      },
    },
  },
} satisfies Prisma.DeliveryTransferSelect

/**
 * Issues the invoice of a transfer whose client is known, and notifies them. At amount 0 the photos are unlocked at once. The
 * caller has locked the delivery.
 */
export async function sellTransfer(tx: Transaction, transferId: string): Promise<void> {
  const transfer = await tx.deliveryTransfer.findUniqueOrThrow({
    where: { id: transferId },
    select: fields,
  })
  const { delivery, amountCents } = transfer
  const photoCount = await countSold(tx, delivery)
  const invoice = await issueInvoice(tx, {
    bookingId: delivery.booking.id,
    deliveryId: null,
    transferId,
    amountCents,
    // The new client is offered this amount, whether or not the booking's prices include tax.
    pricesIncludeTax: true,
    lines: [{ kind: 'LICENSE', description: transferLine(photoCount), amountCents }],
    actorId: transfer.createdById,
  })
  await notifyClient(tx, transfer, photoCount, invoice)
  const people = [delivery.booking.photographer]
  await pushToUsers(tx, people, 'delivery-changed', {
    deliveryId: delivery.id,
    bookingId: delivery.booking.id,
  })
}

type Sold = Prisma.DeliveryTransferGetPayload<{ select: typeof fields }>

async function notifyClient(
  tx: Transaction,
  { client, delivery, amountCents, kind }: Sold,
  photoCount: number,
  { invoiceId, invoiceNumber, dueOn, amountCents: totalCents }: IssuedInvoice,
): Promise<void> {
  if (!client) throw new Error('the transfer has no client')
  const { booking } = delivery
  const { propertyAddress: address } = booking
  const isFree = amountCents === 0
  await notify(
    tx,
    {
      userId: client.userId,
      ...transferNotifications.offered({ address, photoCount, isFree }),
      type: 'INFO',
      action: isFree ? 'view_photos' : 'pay_invoice',
      bookingId: booking.id,
      details: { delivery_id: delivery.id, invoice_id: invoiceId },
    },
    {
      kind: 'payment',
      template: 'photos-transferred',
      pictures: { deliveryId: delivery.id },
      props: {
        fullName: client.fullName,
        address,
        photoCount,
        license: licenseNames[kind],
        amount: formatCents(totalCents, booking.currency),
        isFree,
        invoiceNumber,
        dueOn: formatDate(dueOn),
        link: `${env().APP_URL}/photo-view?booking_id=${booking.id}&delivery_id=${delivery.id}`,
      },
    },
  )
}
