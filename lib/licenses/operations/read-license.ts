import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import { latestInvoice } from '@/lib/invoices/rules/coverage'
import { choosesFor } from '@/lib/licenses/policy'
import { chooseTerms } from '@/lib/licenses/rules/choose-terms'
import { endOfYear } from '@/lib/licenses/rules/end-of-year'
import type { License } from '@/lib/licenses/schema'
import { formatDate } from '@/lib/platform/calendar-date'
import { dateOf } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { readSettings } from './read-settings'

const terms = { select: { kind: true, text: true, boardsText: true } } as const

const fields = {
  id: true,
  totalPhotos: true,
  license: terms,
  invoices: {
    ...latestInvoice,
    select: { status: true, invoiceNumber: true, paidAt: true, soldLicense: terms },
  },
  booking: {
    select: {
      propertyAddress: true,
      photographerId: true,
      photographer: { select: { accountStatus: true } },
      client: { select: { fullName: true, company: true } },
    },
  },
} satisfies Prisma.MediaDeliverySelect

/**
 * Reads the license of the delivery that matches: the one granted while its photos are unlocked, or else the one offered.
 * Null if there's no such delivery.
 * @param where limits it to what the actor may see
 */
export async function readLicense(
  tx: Pick<Transaction, 'mediaDelivery' | 'licenseSettings'>,
  actor: Actor,
  where: Prisma.MediaDeliveryWhereInput,
): Promise<License | null> {
  const row = await tx.mediaDelivery.findFirst({ where, select: fields })
  if (!row) return null
  const { name: studioName, timeZone } = await getStudio()
  const { booking, invoices } = row
  const [invoice] = invoices
  const isGranted = isUnlocked(invoices)
  const granted = isGranted ? invoice?.soldLicense : null
  const { kind, text, boardsText } = granted ?? row.license ?? chooseTerms(await readSettings(tx))
  const start = isGranted && invoice?.paidAt ? dateOf(invoice.paidAt, timeZone) : null
  return {
    kind,
    text,
    boardsText,
    deliveryId: row.id,
    startsOn: start && formatDate(start),
    endsOn: start && kind === 'YEAR' ? formatDate(endOfYear(start)) : null,
    invoiceNumber: invoice?.invoiceNumber ?? null,
    licensee: booking.client,
    address: booking.propertyAddress,
    photoCount: row.totalPhotos,
    studioName,
    canChoose: !isGranted && choosesFor(actor, booking),
  }
}
