import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayOpenFullPhotos, visibleTo } from '@/lib/deliveries/policy'
import type { DeliveryDetail, ShownPhoto } from '@/lib/deliveries/schema'
import { decidingInvoice } from '@/lib/deliveries/selection'
import { isPayable, isUnlocked, latestOf } from '@/lib/invoices/rules'
import { splitAddress } from '@/lib/platform/address'
import { dateFromDatabase, formatDate } from '@/lib/platform/calendar-date'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'

/** Tiles of the locked grid: three rows of six. */
const lockedTiles = 18

/** The actor's newest delivery, of one booking when given; null when there is none they may see. */
export async function findDelivery(
  actor: Actor,
  wanted: { deliveryId?: string; bookingId?: string },
): Promise<DeliveryDetail | null> {
  const row = await db().mediaDelivery.findFirst({
    where: {
      AND: [
        visibleTo(actor),
        wanted.deliveryId ? { id: wanted.deliveryId } : {},
        wanted.bookingId ? { bookingId: wanted.bookingId } : {},
      ],
    },
    select: deliveryFields,
    orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
  })
  if (!row) return null
  const { timeZone } = await getStudio()
  return toDetail(actor, row, timeZone)
}

const deliveryFields = {
  id: true,
  bookingId: true,
  fileName: true,
  totalPhotos: true,
  deliveryInstructions: true,
  googleDriveLink: true,
  uploadedAt: true,
  booking: { select: { propertyAddress: true, shootDate: true, invoices: decidingInvoice } },
  photos: {
    select: {
      id: true,
      name: true,
      isPreview: true,
      isFull: true,
      state: true,
      problem: true,
      width: true,
      height: true,
      placeholder: true,
      miniature: true,
    },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.MediaDeliverySelect

type DeliveryRow = Prisma.MediaDeliveryGetPayload<{ select: typeof deliveryFields }>

/** Leaves out whatever this viewer may not have yet: what is not sent cannot leak. */
function toDetail(actor: Actor, row: DeliveryRow, timeZone: string): DeliveryDetail {
  const { booking, photos } = row
  const paid = isUnlocked(booking.invoices)
  const open = mayOpenFullPhotos(actor, paid)
  const full = photos.filter((photo) => photo.isFull)
  const waitingForPayment = full.filter((photo) => !photo.isPreview)
  const invoice = latestOf(booking.invoices)
  return {
    id: row.id,
    bookingId: row.bookingId,
    ...splitAddress(booking.propertyAddress),
    shotOn: formatDate(dateFromDatabase(booking.shootDate)),
    deliveredOn: formatInstantDate(row.uploadedAt, timeZone),
    fileName: row.fileName,
    photoCount: row.totalPhotos,
    instructions: row.deliveryInstructions,
    invoice: invoice && {
      id: invoice.id,
      number: invoice.invoiceNumber,
      status: invoice.status,
      amount: formatCents(invoice.amountCents, invoice.currency),
      payable: actor.role === 'CLIENT' && isPayable(invoice.status),
    },
    paid,
    open,
    previews: photos.filter((photo) => photo.isPreview).map(toShownPhoto),
    photos: open ? full.slice(0, row.totalPhotos).map(toShownPhoto) : [],
    driveLink: open ? row.googleDriveLink : null,
    locked: open
      ? []
      : waitingForPayment
          .slice(0, lockedTiles)
          .map(({ miniature, placeholder }) => ({ miniature, placeholder })),
    lockedCount: waitingForPayment.length,
    preparing: photos.filter((photo) => photo.state === 'WAITING').length,
    problems: actor.role === 'PHOTOGRAPHER' ? photos.flatMap((photo) => photo.problem ?? []) : [],
  }
}

function toShownPhoto({ id, name, width, height, placeholder, state }: ShownPhoto): ShownPhoto {
  return { id, name, width, height, placeholder, state }
}
