import 'server-only'
import { coveringInvoice } from '@/lib/deliveries/selection'
import { isUnlocked } from '@/lib/invoices/rules'
import { notify } from '@/lib/notifications/operations/notify'
import { splitAddress } from '@/lib/platform/address'
import { type CalendarDate, formatDate } from '@/lib/platform/calendar-date'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { Prisma } from '@/prisma/generated/client'

/** What is needed of a delivery to tell its client of the last day. */
export const expiryFields = {
  id: true,
  bookingId: true,
  totalPhotos: true,
  expiresOn: true,
  invoices: coveringInvoice,
  booking: {
    select: {
      propertyAddress: true,
      client: { select: { userId: true, fullName: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect

type ExpiringDelivery = Prisma.MediaDeliveryGetPayload<{ select: typeof expiryFields }>

/** Tells the client until when a gallery is open, in the caller's transaction: it draws near, or was moved. */
export async function notifyOfExpiry(
  tx: Transaction,
  delivery: ExpiringDelivery,
  { why, expiresOn }: { why: 'soon' | 'changed'; expiresOn: CalendarDate | null },
): Promise<void> {
  const { id, bookingId, totalPhotos, booking, invoices } = delivery
  const { street } = splitAddress(booking.propertyAddress)
  const lastDay = expiresOn && formatDate(expiresOn)
  await notify(
    tx,
    {
      userId: booking.client.userId,
      title: why === 'soon' ? 'Your gallery closes soon' : 'Your gallery stays open for longer',
      message: lastDay ? `${street}: open until ${lastDay}.` : `${street}: it no longer has a last day.`,
      type: why === 'soon' ? 'WARNING' : 'INFO',
      action: 'view_photos',
      bookingId,
      details: { delivery_id: id },
    },
    {
      kind: 'booking',
      template: 'gallery-expires',
      props: {
        why,
        fullName: booking.client.fullName,
        address: booking.propertyAddress,
        lastDay,
        photoCount: totalPhotos,
        locked: !isUnlocked(invoices),
        link: `${env().APP_URL}/photo-view?booking_id=${bookingId}&delivery_id=${id}`,
      },
    },
  )
}
