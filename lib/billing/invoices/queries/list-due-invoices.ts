import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { visibleTo } from '@/lib/billing/invoices/policy'
import { choiceFields, openChoiceOf } from '@/lib/billing/invoices/rules/choice'
import { isExpired } from '@/lib/billing/invoices/rules/coverage'
import { isOverdue } from '@/lib/billing/invoices/rules/status'
import type { OpenChoice } from '@/lib/billing/invoices/schema/invoices'
import { chooseFirstText, dueReason } from '@/lib/billing/invoices/words/due'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { InvoiceStatus } from '@/prisma/generated/enums'
import { readFailures } from './read-failures'

/** As many as the dashboard has room for. */
const maxDue = 2

/** An invoice that its client has to pay. */
export type DueInvoice = {
  id: string
  number: string
  street: string
  amount: string
  status: InvoiceStatus
  isOverdue: boolean
  /** Whether the last payment failed. */
  isFailed: boolean
  /** Why it needs the client, with the date. */
  reason: string
  /** Photos to choose or confirm before it is paid; null for none. */
  openChoice: OpenChoice | null
}

/**
 * Lists the invoices that need a client first: failed payments, then those due the longest. Leaves out what others owe, and
 * those that their saved card is about to pay. Empty for anyone else.
 */
export async function listDueInvoices(actor: Actor): Promise<DueInvoice[]> {
  if (!isClient(actor)) return []
  const [rows, { timeZone }] = await Promise.all([
    db().invoice.findMany({
      where: {
        AND: [
          visibleTo(actor),
          { status: { in: ['PENDING', 'FAILED'] }, isCollected: false, payerName: null },
          { OR: [{ status: 'FAILED' }, { scheduledCharge: null }, { scheduledCharge: { nextAt: null } }] },
        ],
      },
      select: {
        id: true,
        invoiceNumber: true,
        amountCents: true,
        currency: true,
        status: true,
        dueOn: true,
        booking: { select: { id: true, propertyAddress: true } },
        delivery: { select: { ...choiceFields, expiresOn: true } },
      },
      // The database sorts a status by its place in the enum, where FAILED is after PENDING.
      orderBy: [{ status: 'desc' }, { dueOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      take: maxDue,
    }),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const failures = await readFailures(rows.map(({ id }) => id))
  return rows.map(({ status, ...row }) => {
    const failure = failures.get(row.id) ?? null
    const isFailed = status === 'FAILED' || failure !== null
    const dueOn = dateFromDatabase(row.dueOn)
    const overdue = isOverdue(status, dueOn, today)
    const expiresOn = row.delivery?.expiresOn
    const isOver = isFailed || isExpired(expiresOn ? dateFromDatabase(expiresOn) : null, today)
    const openChoice = isOver ? null : openChoiceOf(row.booking.id, row.delivery)
    const reason = dueReason({ failure, isFailed, isOverdue: overdue, dueOn })
    return {
      id: row.id,
      number: row.invoiceNumber,
      street: splitAddress(row.booking.propertyAddress).street,
      amount: formatCents(row.amountCents, row.currency),
      status,
      isOverdue: overdue,
      isFailed,
      reason: openChoice ? `${chooseFirstText(openChoice.ticked)} ${reason}` : reason,
      openChoice,
    }
  })
}
