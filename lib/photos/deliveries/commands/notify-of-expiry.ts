import 'server-only'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { coveringInvoice } from '@/lib/photos/deliveries/queries/select-invoices'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { deliveryNotifications } from '@/lib/photos/deliveries/words/deliveries'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatCents } from '@/lib/platform/money/money'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { Prisma } from '@/prisma/generated/client'

/** What a notification about an expiry date needs to know about the delivery. */
export const expiryFields = {
  id: true,
  bookingId: true,
  totalPhotos: true,
  expiresOn: true,
  invoices: coveringInvoice,
  booking: {
    select: {
      importedAt: true,
      propertyAddress: true,
      client: { select: { userId: true, fullName: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect

type ExpiringDelivery = Prisma.MediaDeliveryGetPayload<{ select: typeof expiryFields }>

/** Notifies the client that a gallery's expiry date is near, or was moved. */
export async function notifyOfExpiry(
  tx: Transaction,
  delivery: ExpiringDelivery,
  { why, expiresOn }: { why: 'soon' | 'changed'; expiresOn: CalendarDate | null },
): Promise<void> {
  const { id, bookingId, totalPhotos, booking, invoices } = delivery
  const [latest = null] = invoices
  const lastDay = expiresOn && formatDate(expiresOn)
  await notify(
    tx,
    {
      userId: booking.client.userId,
      ...deliveryNotifications.expiry(booking.propertyAddress, why, lastDay),
      type: why === 'soon' ? 'WARNING' : 'INFO',
      action: 'view_photos',
      bookingId,
      details: { delivery_id: id },
    },
    {
      kind: 'booking',
      template: 'gallery-expires',
      pictures: { deliveryId: id },
      props: {
        why,
        fullName: booking.client.fullName,
        address: booking.propertyAddress,
        lastDay,
        photoCount: totalPhotos,
        locked: !isUnlocked(delivery),
        payable: latest !== null && isPayable(latest.status),
        ...(latest !== null &&
          isPayable(latest.status) && {
            payment: {
              amount: formatCents(latest.amountCents, latest.currency),
              link: `${env().APP_URL}/invoices/${latest.id}`,
            },
          }),
        link: `${env().APP_URL}/photo-view?booking_id=${bookingId}&delivery_id=${id}`,
      },
    },
  )
}
