import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { viewBillLimit } from '@/lib/billing/invoices/limits'
import { linkedStatement, payPath, readPayLink } from '@/lib/billing/invoices/operations/pay-link'
import { takenBackText } from '@/lib/billing/invoices/words/disputes'
import { includesTaxText, taxContained } from '@/lib/billing/invoices/words/invoice'
import { contactOf } from '@/lib/billing/statements/operations/email-statement'
import { canManageStatements, visibleTo } from '@/lib/billing/statements/policy'
import { isOverdue, periodOf, sumByAgent } from '@/lib/billing/statements/rules'
import type { StatementDetail, StatementLine } from '@/lib/billing/statements/schema'
import { describeStatementPayment, periodText } from '@/lib/billing/statements/words'
import { readTaxSettings } from '@/lib/catalog/taxes/operations/read-tax-settings'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { statementFields } from './select-statement'

const printedFields = {
  ...statementFields,
  paidMethod: true,
  disputedAt: true,
  disputeDueAt: true,
  createdAt: true,
  brokerage: { select: { id: true, name: true, billingName: true, billingEmail: true } },
  invoices: {
    select: {
      id: true,
      invoiceNumber: true,
      amountCents: true,
      taxCents: true,
      refundedCents: true,
      payerName: true,
      payerEmail: true,
      /** What a bank took back. */
      refunds: { where: { disputeId: { not: null } }, select: { id: true }, take: 1 },
      client: { select: { id: true, fullName: true } },
      booking: { select: { propertyAddress: true, shootDate: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  },
} as const satisfies Prisma.StatementSelect

type Printed = Prisma.StatementGetPayload<{ select: typeof printedFields }>

type Issuer = Studio & { taxNumber: string | null }

/** Returns a statement as it is shown and printed; null for one that the actor may not see. Cached per request. */
export const findStatement = cache(async (actor: Actor, id: string): Promise<StatementDetail | null> => {
  if (!z.uuid().safeParse(id).success) return null
  const [statement, studio] = await Promise.all([
    db().statement.findFirst({ where: { AND: [{ id }, visibleTo(actor)] }, select: printedFields }),
    readIssuer(),
  ])
  if (!statement) return null
  const canManage = canManageStatements(actor)
  const pays = !canManage && statement.status === 'OPEN'
  return toStatementDetail(statement, studio, {
    canManage,
    payPath: pays ? payPath({ statementId: id }) : null,
  })
})

/**
 * Returns the statement that this link shows; null if it isn't the link of one. Cached per request.
 * @param address the IP address of the visitor
 * @throws AppError `too-many-requests`
 */
export const findStatementByLink = cache(
  async (token: string, address: string): Promise<StatementDetail | null> => {
    const of = readPayLink(token)
    if (!of || 'invoiceId' in of) return null
    await consumeAttempt(viewBillLimit, address)
    const [statement, studio] = await Promise.all([
      db().statement.findFirst({ where: linkedStatement(token), select: printedFields }),
      readIssuer(),
    ])
    return statement && toStatementDetail(statement, studio, { canManage: false, payPath: null })
  },
)

/** Reads what statements say of the studio. */
async function readIssuer(): Promise<Issuer> {
  const [studio, { taxNumber }] = await Promise.all([getStudio(), readTaxSettings(db())])
  return { ...studio, taxNumber }
}

/** Returns a statement as it is shown and printed. */
function toStatementDetail(
  statement: Printed,
  studio: Issuer,
  reader: Pick<StatementDetail, 'canManage' | 'payPath'>,
): StatementDetail {
  const { id, number, status, currency, amountCents, brokerage, paidMethod, paidAt } = statement
  const money = (cents: number) => formatCents(cents, currency)
  const dueOn = dateFromDatabase(statement.dueOn)
  const late = isOverdue(status, dueOn, todayIn(studio.timeZone))
  const lines = toLines(statement)
  const due = formatDate(dueOn)
  const refundedCents = lines.reduce((sum, line) => sum + line.refundedCents, 0)
  const refunded = refundedCents > 0 ? money(refundedCents) : null
  const tax = taxContained({ taxCents: lines.reduce((sum, { taxCents }) => sum + taxCents, 0), currency })
  const dispute = disputeOf(statement, studio.timeZone)
  return {
    id,
    number,
    status,
    isOverdue: late,
    brokerage: { id: brokerage.id, name: brokerage.name },
    contact: contactOf(statement),
    period: periodText(periodOf(statement)),
    issuedAt: statement.createdAt,
    issuedOn: formatInstantDate(statement.createdAt, studio.timeZone),
    dueOn: due,
    currency,
    amount: money(amountCents),
    balance: money(status === 'OPEN' ? amountCents : 0),
    refunded,
    refundedLabel: dispute?.isLost ? takenBackText : 'Refunded',
    tax: tax && includesTaxText(tax),
    lines,
    agents: sumByAgent(lines).map(({ amountCents: cents, ...sum }) => ({ ...sum, amount: money(cents) })),
    payment: describeStatementPayment({
      status,
      isOverdue: late,
      dueOn: due,
      paidOn: paidAt && formatInstantDate(paidAt, studio.timeZone),
      method: paidMethod,
      refunded,
      isDisputeLost: dispute?.isLost ?? false,
    }),
    dispute,
    studio,
    ...reader,
  }
}

function disputeOf(
  { disputedAt, disputeDueAt, invoices }: Printed,
  timeZone: string,
): StatementDetail['dispute'] {
  if (disputedAt === null) return null
  const isLost = invoices.some(({ refunds }) => refunds.length > 0)
  return { isLost, dueOn: disputeDueAt && formatInstantDate(disputeDueAt, timeZone) }
}

/** By date of the shoot, and then by number. */
function toLines({ invoices, currency }: Printed): StatementLine[] {
  return invoices
    .map(({ id, invoiceNumber, amountCents, taxCents, refundedCents, client, booking }) => {
      const date = dateFromDatabase(booking.shootDate)
      return {
        invoiceId: id,
        invoiceNumber,
        date,
        shotOn: formatDate(date),
        address: booking.propertyAddress,
        agentId: client.id,
        agent: client.fullName,
        amount: formatCents(amountCents, currency),
        amountCents,
        taxCents,
        refunded: refundedCents > 0 ? formatCents(refundedCents, currency) : null,
        refundedCents,
      }
    })
    .sort(
      (one, other) =>
        one.date.localeCompare(other.date) || one.invoiceNumber.localeCompare(other.invoiceNumber),
    )
}
