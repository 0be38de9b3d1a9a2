import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { overseenBy } from '@/lib/booking/bookings/policy'
import { countSold } from '@/lib/photos/deliveries/operations/count-sold'
import { coverageOfTransfer, heldBy, oversees } from '@/lib/photos/deliveries/policy'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { choosesFor } from '@/lib/photos/licenses/policy'
import { endOfYear } from '@/lib/photos/licenses/rules/end-of-year'
import type { License } from '@/lib/photos/licenses/schema'
import type { Transaction } from '@/lib/platform/data/db'
import { formatDate } from '@/lib/platform/time/calendar-date'
import { dateOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { readOffered, termFields } from './read-offered'

/** The brokerage that pays, or paid, a part of a bill. */
const brokerageShare = {
  where: { brokerageId: { not: null }, status: { not: 'VOID' } },
  select: { invoiceNumber: true, brokerage: { select: { name: true } } },
  orderBy: { createdAt: 'desc' },
  take: 1,
} as const satisfies Prisma.Invoice$sharesArgs

const licensee = { select: { fullName: true, company: true } } as const
const invoices = {
  ...latestPayment,
  select: {
    ...latestPayment.select,
    id: true,
    invoiceNumber: true,
    paidAt: true,
    soldLicense: { select: termFields },
  },
} satisfies Prisma.MediaDelivery$invoicesArgs

const deliveryFields = {
  id: true,
  totalPhotos: true,
  includedPhotos: true,
  license: { select: termFields },
  invoices,
  booking: {
    select: {
      propertyAddress: true,
      clientId: true,
      importedAt: true,
      photographerId: true,
      photographer: { select: { accountStatus: true } },
      client: licensee,
    },
  },
} satisfies Prisma.MediaDeliverySelect

const transferFields = {
  ...termFields,
  client: licensee,
  invoices,
} satisfies Prisma.DeliveryTransferSelect

type Reader = Pick<Transaction, 'photo' | 'mediaDelivery' | 'licenseSettings' | 'invoice'>
type Row = Prisma.MediaDeliveryGetPayload<{ select: typeof deliveryFields }>
type TransferRow = Prisma.DeliveryTransferGetPayload<{ select: typeof transferFields }>

/**
 * Reads the license that this person has, or is offered, in the delivery that matches: the one granted while its photos
 * are unlocked for them, or else the one offered. For photographers, that of the booking's client. Null if there's no such
 * delivery, or its shoot was imported.
 * @param where limits it to what the actor may see
 */
export async function readLicense(
  tx: Reader,
  actor: Actor,
  where: Prisma.MediaDeliveryWhereInput,
): Promise<License | null> {
  return read(tx, actor, where, heldBy(actor))
}

/**
 * Reads the license of a transfer's client.
 * @param where limits it to what the actor may see
 */
export async function readTransferLicense(
  tx: Reader,
  actor: Actor,
  where: Prisma.DeliveryTransferWhereInput,
): Promise<License | null> {
  return read(tx, actor, { transfers: { some: where } }, where)
}

async function read(
  tx: Reader,
  actor: Actor,
  where: Prisma.MediaDeliveryWhereInput,
  transfersWhere: Prisma.DeliveryTransferWhereInput,
): Promise<License | null> {
  const row = await tx.mediaDelivery.findFirst({
    where,
    select: {
      ...deliveryFields,
      transfers: { where: transfersWhere, select: transferFields, take: 1 },
    },
  })
  if (!row) return null
  const [transfer] = row.transfers
  // What was agreed about imported photos isn't known here.
  if (row.booking.importedAt && !transfer) return null
  // Nothing that the booking's client bought is shown to another client, except to an admin of their brokerage.
  if (oversees(actor, row)) {
    const overseen = { id: row.id, booking: overseenBy(actor) }
    if ((await tx.mediaDelivery.count({ where: overseen })) === 0) return null
  }
  return toLicense(tx, actor, row, transfer)
}

/** Returns when the last invoice of a bill that photos waited for was paid. */
async function readPaidAt(
  tx: Reader,
  { id, paidAt }: { id: string; paidAt: Date | null },
): Promise<Date | null> {
  const { _max: latest } = await tx.invoice.aggregate({
    where: { shareOfId: id, status: 'COMPLETED', isOnTerms: false },
    _max: { paidAt: true },
  })
  return latest.paidAt && paidAt && latest.paidAt > paidAt ? latest.paidAt : paidAt
}

async function readBrokerage(tx: Reader, invoiceId: string): Promise<License['brokerage']> {
  const { paidMethod, shares } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: { paidMethod: true, shares: brokerageShare },
  })
  const [share] = shares
  if (!share?.brokerage) return null
  const isAll = paidMethod === 'BROKERAGE'
  return { name: share.brokerage.name, invoiceNumber: isAll ? share.invoiceNumber : null }
}

async function toLicense(
  tx: Reader,
  actor: Actor,
  row: Row,
  transfer: TransferRow | undefined,
): Promise<License> {
  const { name: studioName, timeZone } = await getStudio()
  const { booking } = row
  const covering = transfer ? coverageOfTransfer(transfer.invoices) : row
  const [invoice] = covering.invoices
  const isGranted = isUnlocked(covering)
  const granted = isGranted ? invoice?.soldLicense : null
  const { kind, text, boardsText } = granted ?? (await readOffered(tx, { transfer, license: row.license }))
  const paidAt = isGranted && invoice ? await readPaidAt(tx, invoice) : null
  const start = paidAt && dateOf(paidAt, timeZone)
  return {
    brokerage: invoice ? await readBrokerage(tx, invoice.id) : null,
    kind,
    text,
    boardsText,
    deliveryId: row.id,
    startsOn: start && formatDate(start),
    endsOn: start && kind === 'YEAR' ? formatDate(endOfYear(start)) : null,
    invoiceNumber: invoice?.invoiceNumber ?? null,
    licensee: transfer?.client ?? booking.client,
    address: booking.propertyAddress,
    photoCount: await countSold(tx, row),
    studioName,
    canChoose: !transfer && !isGranted && choosesFor(actor, booking),
  }
}
