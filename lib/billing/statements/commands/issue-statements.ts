import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { collectInvoices, lockCollectable } from '@/lib/billing/invoices/operations/statement-invoices'
import { takeNextNumber } from '@/lib/billing/invoices/operations/take-next-number'
import { emailStatement } from '@/lib/billing/statements/operations/email-statement'
import { lockedFields } from '@/lib/billing/statements/operations/lock-statement'
import { pushStatementChange } from '@/lib/billing/statements/operations/push-statement-change'
import { dueOnOf, type Period } from '@/lib/people/brokerages/rules/statement-period'
import { recordAudit } from '@/lib/platform/data/audit'
import type { Transaction } from '@/lib/platform/data/db'
import {
  addDays,
  type CalendarDate,
  dateFromDatabase,
  dateToDatabase,
} from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf, now, todayIn } from '@/lib/platform/time/clock'

type Collected = Awaited<ReturnType<typeof lockCollectable>>

type Issue = {
  brokerageId: string
  /** The first day; null for the period of its shoots. */
  startsOn: CalendarDate | null
  /** The last day of what it collects. */
  endsOn: CalendarDate
  /** Null for the portal itself. */
  actor: Actor | null
}

/**
 * Issues the statements of a brokerage's unpaid, collected invoices up to a day, one for each currency, and emails them. Locks the
 * invoices first, so that of two concurrent calls one issues them.
 * @returns their numbers; none if nothing is to be collected
 */
export async function issueStatements(tx: Transaction, issue: Issue): Promise<string[]> {
  const { timeZone, invoicePrefix } = await tx.studioSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { timeZone: true, invoicePrefix: true },
  })
  const end = instantOf(addDays(issue.endsOn, 1), '00:00', timeZone)
  const invoices = await lockCollectable(tx, issue.brokerageId, end)
  const numbers: string[] = []
  for (const currency of new Set(invoices.map((invoice) => invoice.currency))) {
    const own = invoices.filter((invoice) => invoice.currency === currency)
    numbers.push(await issueOne(tx, issue, own, { timeZone, prefix: invoicePrefix, currency }))
  }
  return numbers
}

async function issueOne(
  tx: Transaction,
  { brokerageId, startsOn, endsOn, actor }: Issue,
  invoices: Collected,
  { timeZone, prefix, currency }: { timeZone: string; prefix: string; currency: string },
): Promise<string> {
  const today = todayIn(timeZone)
  const { statementDueDays } = await tx.brokerage.findUniqueOrThrow({
    where: { id: brokerageId },
    select: { statementDueDays: true },
  })
  const first = dateOf(invoices[0]?.createdAt ?? now(), timeZone)
  const period =
    startsOn === null
      ? shootsOf(invoices, endsOn)
      : await monthFrom(tx, brokerageId, { startsOn, endsOn }, first)
  const number = await takeNextNumber(tx, prefix, Number(today.slice(0, 4)))
  const amountCents = invoices.reduce((sum, invoice) => sum + invoice.amountCents, 0)
  const { id } = await tx.statement.create({
    data: {
      number,
      brokerageId,
      startsOn: dateToDatabase(period.startsOn),
      endsOn: dateToDatabase(period.endsOn),
      dueOn: dateToDatabase(dueOnOf({ endsOn }, statementDueDays, today)),
      amountCents,
      currency,
      createdAt: now(),
    },
    select: { id: true },
  })
  await collectInvoices(
    tx,
    invoices.map((invoice) => invoice.id),
    id,
  )
  await recordAudit(tx, actor, 'statement.issued', id, { amountCents, currency, number })
  // Without locking the bills: payments lock theirs in another order.
  const issued = await tx.statement.findUniqueOrThrow({ where: { id }, select: lockedFields })
  await emailStatement(tx, issued)
  await pushStatementChange(tx, issued)
  return number
}

/** Returns the period from the first to the last shoot. One that was delivered before its day counts as of the last day. */
function shootsOf(invoices: Collected, endsOn: CalendarDate): Period {
  const days = invoices
    .map(({ booking }) => dateFromDatabase(booking.shootDate))
    .map((day) => (day > endsOn ? endsOn : day))
    .sort()
  return { startsOn: days.at(0) ?? '', endsOn: days.at(-1) ?? '' }
}

/** Returns a month, from its first invoice if another statement has a part of it, or if that is from before, as of a voided one. */
async function monthFrom(
  tx: Transaction,
  brokerageId: string,
  month: Period,
  first: CalendarDate,
): Promise<Period> {
  const isSplit = await hasStatement(tx, brokerageId, month)
  return { ...month, startsOn: isSplit || first < month.startsOn ? first : month.startsOn }
}

/** Whether a part of this period is on another statement already. */
async function hasStatement(tx: Transaction, brokerageId: string, period: Period): Promise<boolean> {
  const count = await tx.statement.count({
    where: {
      brokerageId,
      status: { not: 'VOID' },
      startsOn: { lte: dateToDatabase(period.endsOn) },
      endsOn: { gte: dateToDatabase(period.startsOn) },
    },
  })
  return count > 0
}
