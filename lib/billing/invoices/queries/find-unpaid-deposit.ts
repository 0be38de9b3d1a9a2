import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { depositMinutes } from '@/lib/billing/invoices/limits'
import { unpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { visibleTo } from '@/lib/billing/invoices/policy'
import type { UnpaidDeposit } from '@/lib/billing/invoices/schema/invoices'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the deposit that a booking waits for; null without one, and for those who may not see its invoices. */
export async function findUnpaidDeposit(actor: Actor, bookingId: string): Promise<UnpaidDeposit | null> {
  const [{ timeZone }, invoice] = await Promise.all([
    getStudio(),
    db().invoice.findFirst({
      where: { AND: [unpaidDeposits(bookingId), visibleTo(actor)] },
      select: { id: true, amountCents: true, currency: true, createdAt: true },
    }),
  ])
  if (!invoice) return null
  const until = new Date(invoice.createdAt.getTime() + depositMinutes * 60_000)
  return {
    invoiceId: invoice.id,
    amount: formatCents(invoice.amountCents, invoice.currency),
    until: formatInstantInZone(until, timeZone),
  }
}
