import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import { readSettings } from '@/lib/photos/licenses/operations/read-settings'
import { licenseKinds } from '@/lib/photos/licenses/rules/kinds'
import { licenseNames } from '@/lib/photos/licenses/words'
import { maxTransfers } from '@/lib/photos/transfers/limits'
import { managedBy, transferableBy } from '@/lib/photos/transfers/policy'
import { shareOf, stateOf } from '@/lib/photos/transfers/rules'
import type { DeliveryTransfers, ShownTransfer } from '@/lib/photos/transfers/schema'
import { db } from '@/lib/platform/data/db'
import { centsToInput, formatCents } from '@/lib/platform/money/money'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

/** Lists the transfers of a delivery, newest first; null for anyone but a photographer who handles its booking. */
export async function listTransfers(actor: Actor, deliveryId: string): Promise<DeliveryTransfers | null> {
  if (!can(actor, 'price-photos')) return null
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, transferableBy(actor)] },
    select: {
      invoices: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: 1,
        select: { amountCents: true, depositCents: true, billCents: true },
      },
      license: { select: { kind: true } },
      booking: { select: { propertyAddress: true, currency: true } },
    },
  })
  if (!delivery) return null
  const [rows, settings, { timeZone }] = await Promise.all([
    db().deliveryTransfer.findMany({
      where: { AND: [{ deliveryId }, managedBy(actor)] },
      select: fields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxTransfers,
    }),
    readSettings(db()),
    getStudio(),
  ])
  const { booking, license, invoices } = delivery
  const { currency, propertyAddress } = booking
  const percent = settings.transferPercent
  const asked = invoices[0] ? priceOf(invoices[0]) : 0
  return {
    deliveryId,
    address: propertyAddress,
    currency,
    suggestedAmount: centsToInput(shareOf(asked, percent), currency),
    percent,
    kind: license?.kind ?? settings.defaultKind,
    licenses: licenseKinds.map((one) => ({ kind: one, name: licenseNames[one] })),
    transfers: rows.map((row) => toShown(row, currency, timeZone)),
  }
}

/** Returns what was asked for the photos, before a deposit and credit, and whoever pays it. */
function priceOf({ amountCents, depositCents, billCents }: Asked): number {
  return billCents ?? amountCents - depositCents
}

type Asked = { amountCents: number; depositCents: number; billCents: number | null }

const fields = {
  id: true,
  kind: true,
  amountCents: true,
  createdAt: true,
  recipientName: true,
  recipientEmail: true,
  client: { select: { fullName: true, email: true } },
  invoices: {
    ...latestInvoice,
    select: { id: true, invoiceNumber: true, status: true, amountCents: true },
  },
} satisfies Prisma.DeliveryTransferSelect

type Row = Prisma.DeliveryTransferGetPayload<{ select: typeof fields }>

function toShown(row: Row, currency: string, timeZone: string): ShownTransfer {
  const { id, kind, client, createdAt } = row
  const [invoice = null] = row.invoices
  return {
    id,
    name: client?.fullName ?? row.recipientName ?? '',
    email: client?.email ?? row.recipientEmail ?? '',
    license: licenseNames[kind],
    amount: formatCents(invoice?.amountCents ?? row.amountCents, currency),
    on: formatInstantDate(createdAt, timeZone),
    state: stateOf(invoice),
    invoice: invoice && { id: invoice.id, number: invoice.invoiceNumber },
  }
}
