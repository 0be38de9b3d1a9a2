import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { activePurchase, canManageDeliveries, prepares } from '@/lib/deliveries/policy'
import type { ChoosablePhoto, PhotoChoices } from '@/lib/deliveries/schema/choosing'
import { latestInvoice } from '@/lib/invoices/rules/coverage'
import { isPayable } from '@/lib/invoices/rules/status'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import type { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import type { PhotoRow } from './list-photos'

/** What a purchase's invoice says about its photos: at most one isn't voided or refunded. */
const activeInvoice = {
  where: activePurchase.invoices.some,
  select: { id: true, invoiceNumber: true, status: true, amountCents: true, currency: true },
  take: 1,
} satisfies Prisma.PhotoPurchase$invoicesArgs

/**
 * Finds what the client chooses of a delivery that the actor sees; null where all photos are sold together.
 * @param rows all photos of the delivery
 * @param isPaid whether the delivery's own invoice is
 */
export async function findChoice(
  actor: Actor,
  deliveryId: string,
  { rows, opened, isPaid }: { rows: readonly PhotoRow[]; opened: readonly string[]; isPaid: boolean },
): Promise<PhotoChoices | null> {
  const delivery = await db().mediaDelivery.findUniqueOrThrow({
    where: { id: deliveryId },
    select: {
      includedPhotos: true,
      extraPhotoCents: true,
      booking: {
        select: {
          clientId: true,
          currency: true,
          pricesIncludeTax: true,
          photographerId: true,
          photographer: { select: { accountStatus: true } },
        },
      },
      invoices: {
        ...latestInvoice,
        select: {
          status: true,
          amountCents: true,
          billCents: true,
          scheduledCharge: { select: { nextAt: true } },
        },
      },
      photos: { where: { isFull: true }, select: { id: true, choice: true, purchaseId: true } },
      purchases: {
        where: activePurchase,
        select: { id: true, invoices: activeInvoice, _count: { select: { photos: true } } },
        orderBy: { createdAt: 'asc' },
      },
    },
  })
  const { includedPhotos, extraPhotoCents, booking, purchases } = delivery
  if (includedPhotos === null || extraPhotoCents === null) return null
  const activeIds = new Set(purchases.map(({ id }) => id))
  const stateOf = new Map(delivery.photos.map((photo) => [photo.id, photo]))
  const unlocked = new Set(isPaid ? opened : [])
  const statusOf = ({ id }: PhotoRow): ChoosablePhoto['status'] => {
    const { choice, purchaseId } = stateOf.get(id) ?? { choice: 'OPEN', purchaseId: null }
    if (choice === 'CHOSEN') return 'chosen'
    if (choice === 'OPEN' || (purchaseId !== null && !activeIds.has(purchaseId))) return 'open'
    return unlocked.has(id) ? 'unlocked' : 'unpaid'
  }
  const photos = rows
    .filter(({ isFull }) => isFull)
    .map((row) => {
      const { id, name, width, height, placeholder, state } = row
      return { id, name, width, height, placeholder, state, status: statusOf(row) }
    })
  const soldCount = photos.filter(({ status }) => status === 'unpaid' || status === 'unlocked').length
  const isOwn = isClient(actor) && booking.clientId === actor.profileId
  return {
    includedPhotos,
    extraPhotoCents,
    currency: booking.currency,
    photos,
    soldCount,
    canChoose: isOwn,
    canOffer: canManageDeliveries(actor) && prepares(actor, booking) && soldCount === 0 && !isPaid,
    pricesIncludeTax: booking.pricesIncludeTax,
    ...describeBill(delivery.invoices),
    unpaid: isOwn || can(actor, 'open-invoices') ? purchases.flatMap(toUnpaid) : [],
  }
}

/** Returns what is due, and whether it's charged automatically. A shared bill's total isn't the client's to pay. */
function describeBill([invoice]: readonly {
  status: InvoiceStatus
  amountCents: number
  billCents: number | null
  scheduledCharge: { nextAt: Date | null } | null
}[]): Pick<PhotoChoices, 'dueCents' | 'isCharged'> {
  if (!invoice || !isPayable(invoice.status)) return { dueCents: null, isCharged: false }
  const isCharged = Boolean(invoice.scheduledCharge?.nextAt)
  return { dueCents: isCharged || invoice.billCents !== null ? null : invoice.amountCents, isCharged }
}

type Purchase = Prisma.PhotoPurchaseGetPayload<{
  select: { invoices: typeof activeInvoice; _count: { select: { photos: true } } }
}>

function toUnpaid({ invoices: [invoice], _count }: Purchase): PhotoChoices['unpaid'] {
  if (!invoice || !isPayable(invoice.status)) return []
  const { id, invoiceNumber: number, amountCents, currency } = invoice
  return [{ invoiceId: id, number, amount: formatCents(amountCents, currency), photoCount: _count.photos }]
}
