import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { isSplit, latestInvoice, owedShares } from '@/lib/billing/invoices/rules/coverage'
import { balanceOf, isPayable, isPayableAlone } from '@/lib/billing/invoices/rules/status'
import { readTaxTerms } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { toTaxPlace } from '@/lib/catalog/taxes/rules/place'
import { isTaxable } from '@/lib/catalog/taxes/rules/taxable'
import { activePurchase, canManageDeliveries, prepares } from '@/lib/photos/deliveries/policy'
import type { ChoosablePhoto, PhotoChoices } from '@/lib/photos/deliveries/schema/choosing'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import type { InvoiceStatus, PhotoChoice } from '@/prisma/generated/enums'
import { findReturnable, type ReturnableBill } from './find-returnable'
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
          propertyAddress: true,
          propertyState: true,
          propertyZip: true,
          coverage: { select: { brokerageId: true } },
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
          isCollected: true,
          shares: owedShares,
          scheduledCharge: { select: { nextAt: true } },
          lines: {
            where: { taxable: true },
            select: { amountCents: true, taxCents: true },
          },
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
      const { id, name, width, height, placeholder, state, details } = row
      const room = details?.room ? { details: { room: details.room } } : {}
      return { id, name, width, height, placeholder, state, status: statusOf(row), ...room }
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
    ...describeBill(delivery.invoices, purchases),
    tax: await readExtraTax(booking, delivery.invoices),
    isCovered: booking.coverage !== null,
    canTakeBack: isOwn && soldCount > 0 && canReturn(await findReturnable(db(), deliveryId), delivery.photos),
    unpaid: isOwn || can(actor, 'open-invoices') ? purchases.flatMap(toUnpaid) : [],
  }
}

type Bill = {
  status: InvoiceStatus
  amountCents: number
  billCents: number | null
  isCollected: boolean
  shares: readonly { brokerageId: string | null }[]
  scheduledCharge: { nextAt: Date | null } | null
  lines: readonly { amountCents: number; taxCents: number }[]
}

/** Returns what the client owes of the delivery's invoice and those of purchases, and whether the first is charged automatically. */
function describeBill(
  [main]: readonly Bill[],
  purchases: readonly Purchase[],
): Pick<PhotoChoices, 'dueCents' | 'isCharged'> {
  const invoices = [...(main ? [main] : []), ...purchases.flatMap(({ invoices: [invoice] }) => invoice ?? [])]
  return {
    dueCents: invoices.reduce((sum, invoice) => sum + balanceOf(invoice), 0),
    isCharged: Boolean(main && isPayable(main.status) && main.scheduledCharge?.nextAt),
  }
}

type Sale = {
  clientId: string
  pricesIncludeTax: boolean
  propertyAddress: string
  propertyState: string | null
  propertyZip: string | null
}

/** Returns how extra photos are taxed: on the delivery's invoice while that can change, else on one of their own. */
async function readExtraTax(booking: Sale, [main]: readonly Bill[]): Promise<PhotoChoices['tax']> {
  const { clientId, pricesIncludeTax: isIncluded } = booking
  if (isIncluded) return { isIncluded, components: [], isTaxable: false, taxedCents: 0 }
  const { timeZone } = await getStudio()
  const sale = { clientId, place: toTaxPlace(booking), on: todayIn(timeZone) }
  const { components, things } = await readTaxTerms(db(), sale)
  const isAdded =
    main !== undefined && isPayableAlone(main) && !isSplit(main) && !main.scheduledCharge?.nextAt
  const taxed = isAdded ? main.lines : []
  return {
    isIncluded,
    components,
    isTaxable: isTaxable({ kind: 'OTHER' }, things),
    taxedCents: taxed.reduce((sum, { amountCents, taxCents }) => sum + amountCents - taxCents, 0),
  }
}

/** Whether one of a delivery's photos can be taken back. */
function canReturn(
  { returnable: { purchaseIds, withDelivery } }: ReturnableBill,
  photos: readonly { choice: PhotoChoice; purchaseId: string | null }[],
): boolean {
  return photos.some(({ choice, purchaseId }) => {
    if (choice !== 'SOLD') return false
    return purchaseId === null ? withDelivery : purchaseIds.includes(purchaseId)
  })
}

type Purchase = Prisma.PhotoPurchaseGetPayload<{
  select: { invoices: typeof activeInvoice; _count: { select: { photos: true } } }
}>

function toUnpaid({ invoices: [invoice], _count }: Purchase): PhotoChoices['unpaid'] {
  if (!invoice || !isPayable(invoice.status)) return []
  const { id, invoiceNumber: number, amountCents, currency } = invoice
  return [{ invoiceId: id, number, amount: formatCents(amountCents, currency), photoCount: _count.photos }]
}
