import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canRemind, visibleTo } from '@/lib/billing/invoices/policy'
import { alreadyRemindedText } from '@/lib/billing/invoices/words/invoice'
import { notAwaitingPaymentText } from '@/lib/billing/invoices/words/payment'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { dateOf, formatInstantInZone, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Finds an invoice of which the actor may remind the client now.
 * @returns its number, and today in the studio's time zone
 * @throws NotFoundError; AppError `conflict` when it isn't awaiting payment or a reminder was already sent today
 */
export async function findRemindable(
  actor: Actor,
  invoiceId: string,
): Promise<{ invoiceNumber: string; today: string }> {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const invoice = await db().invoice.findFirst({
    where: { AND: [{ id: invoiceId }, visibleTo(actor)] },
    select: {
      invoiceNumber: true,
      status: true,
      isCollected: true,
      booking: { select: { photographerId: true, photographer: { select: { accountStatus: true } } } },
      events: {
        where: { kind: 'REMINDED' },
        select: { createdAt: true },
        orderBy: { createdAt: 'desc' },
        take: 1,
      },
    },
  })
  if (!invoice) throw new NotFoundError('Invoice not found')
  if (!canRemind(actor, invoice)) throw new AppError('conflict', notAwaitingPaymentText)
  const last = invoice.events[0]?.createdAt
  if (last && dateOf(last, timeZone) === today)
    throw new AppError('conflict', `${alreadyRemindedText}: ${formatInstantInZone(last, timeZone)}.`)
  return { invoiceNumber: invoice.invoiceNumber, today }
}
