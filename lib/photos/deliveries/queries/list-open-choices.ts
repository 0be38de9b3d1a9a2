import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { choiceFields, openChoiceOf } from '@/lib/billing/invoices/rules/choice'
import { latestInvoice } from '@/lib/billing/invoices/rules/coverage'
import type { OpenChoice } from '@/lib/billing/invoices/schema/invoices'
import { unexpiredOrderedBy } from '@/lib/photos/deliveries/policy'
import { newestFirst } from '@/lib/photos/deliveries/queries/select-invoices'
import { db } from '@/lib/platform/data/db'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** A safety limit: a booking rarely has more than two deliveries. */
const maxOfBooking = 50

/** Lists what the client of a booking still has to choose or confirm, newest first, with the invoice that sells it. */
export async function listOpenChoices(
  actor: Actor,
  bookingId: string,
): Promise<(OpenChoice & { invoiceId: string | null })[]> {
  if (!isClient(actor)) return []
  const { timeZone } = await getStudio()
  const rows = await db().mediaDelivery.findMany({
    where: {
      AND: [{ bookingId, includedPhotos: { not: null } }, unexpiredOrderedBy(actor, todayIn(timeZone))],
    },
    select: { ...choiceFields, invoices: { ...latestInvoice, select: { id: true } } },
    ...newestFirst,
    take: maxOfBooking,
  })
  return rows.flatMap(({ invoices, ...delivery }) => {
    const choice = openChoiceOf(bookingId, delivery)
    return choice ? [{ ...choice, invoiceId: invoices[0]?.id ?? null }] : []
  })
}
