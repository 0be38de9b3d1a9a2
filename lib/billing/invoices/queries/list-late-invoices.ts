import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { lateReason } from '@/lib/billing/invoices/words/due'
import { db } from '@/lib/platform/data/db'
import { waitingLimit } from '@/lib/platform/data/waiting'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, dateToDatabase, formatDay } from '@/lib/platform/time/calendar-date'
import { dateOf, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** After so many reminders, a call is more likely to help than another. */
const remindersBeforeCall = 2

/** An unpaid invoice that waits for the studio to act. */
export type LateInvoice = {
  id: string
  number: string
  street: string
  amount: string
  /** `12 days overdue` */
  reason: string
  /** `June Abernathy, NL-2026-0129, reminded June 5` */
  facts: string
  payerName: string
  /** The one thing to do: a call needs `phone`, and a reminder was not sent today yet. */
  action: 'remind' | 'call' | 'open'
  phone: string | null
}

/**
 * Lists the invoices that the actor handles and whose payment failed or is overdue, failed ones first, then those due the longest.
 * Leaves out those that their saved card or a brokerage's statement is about to pay.
 */
export async function listLateInvoices(actor: Actor): Promise<LateInvoice[]> {
  if (!can(actor, 'manage-invoices')) return []
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const rows = await db().invoice.findMany({
    where: {
      AND: [
        visibleTo(actor),
        { isCollected: false },
        { OR: [{ status: 'FAILED' }, { status: 'PENDING', dueOn: { lt: dateToDatabase(today) } }] },
        { OR: [{ scheduledCharge: null }, { scheduledCharge: { nextAt: null } }] },
      ],
    },
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      currency: true,
      status: true,
      dueOn: true,
      payerName: true,
      client: { select: { fullName: true, phone: true } },
      booking: { select: { propertyAddress: true } },
      events: {
        where: { kind: 'REMINDED' },
        select: { createdAt: true },
        orderBy: { createdAt: 'desc' },
        take: remindersBeforeCall,
      },
    },
    // The database sorts a status by its place in the enum, where FAILED is after PENDING.
    orderBy: [{ status: 'desc' }, { dueOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: waitingLimit,
  })
  return rows.map(({ id, status, payerName, client, events, ...row }) => {
    const days = (dateToDatabase(today).getTime() - row.dueOn.getTime()) / 86_400_000
    const remindedOn = events[0] && dateOf(events[0].createdAt, timeZone)
    // What someone without an account pays isn't for the client to be called about.
    const phone = payerName === null ? client.phone : null
    const isFailed = status === 'FAILED'
    const name = payerName ?? client.fullName
    const facts = [name, row.invoiceNumber]
    if (days <= 0) facts.push(`due ${formatDay(dateFromDatabase(row.dueOn))}`)
    if (remindedOn) facts.push(`reminded ${remindedOn === today ? 'today' : formatDay(remindedOn)}`)
    return {
      id,
      number: row.invoiceNumber,
      street: splitAddress(row.booking.propertyAddress).street,
      amount: formatCents(row.amountCents, row.currency),
      reason: lateReason({ isFailed, daysLate: days }),
      facts: facts.join(', '),
      payerName: name,
      action: chooseAction(events.length, remindedOn === today, phone),
      phone,
    }
  })
}

/** A reminder can be sent once a day; after some, calling comes first. */
function chooseAction(
  reminders: number,
  isRemindedToday: boolean,
  phone: string | null,
): LateInvoice['action'] {
  if (reminders >= remindersBeforeCall && phone) return 'call'
  return isRemindedToday ? 'open' : 'remind'
}
