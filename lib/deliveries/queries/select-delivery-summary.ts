import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isExpiredFor } from '@/lib/deliveries/policy'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { splitAddress } from '@/lib/platform/address'
import { formatInstantDate, todayIn } from '@/lib/platform/clock'
import type { Prisma } from '@/prisma/generated/client'
import { coveringInvoice } from './select-invoices'

export const summaryFields = {
  id: true,
  bookingId: true,
  uploadedAt: true,
  expiresOn: true,
  totalPhotos: true,
  invoices: coveringInvoice,
  booking: { select: { propertyAddress: true } },
  photos: {
    where: { isPreview: true, state: 'READY' },
    select: { id: true },
    orderBy: { position: 'asc' },
    take: 1,
  },
} satisfies Prisma.MediaDeliverySelect

export function toSummary(
  actor: Actor,
  row: Prisma.MediaDeliveryGetPayload<{ select: typeof summaryFields }>,
  timeZone: string,
): DeliverySummary {
  const expired = isExpiredFor(actor, row.expiresOn, todayIn(timeZone))
  const [latest = null] = row.invoices
  return {
    id: row.id,
    bookingId: row.bookingId,
    street: splitAddress(row.booking.propertyAddress).street,
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    photoCount: row.totalPhotos,
    paid: isUnlocked(row.invoices),
    invoice: latest && { status: latest.status, isComplimentary: latest.amountCents === 0 },
    expired,
    coverPhotoId: expired ? null : (row.photos[0]?.id ?? null),
  }
}
