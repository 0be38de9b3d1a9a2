import { type DisputeState, disputeTitles } from '@/lib/billing/invoices/words/disputes'
import { methodWords } from '@/lib/billing/invoices/words/payment'
import type { Period } from '@/lib/people/brokerages/rules/statement-period'
import { formatDate, formatMonthAndYear } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { PaymentMethodKind, StatementStatus } from '@/prisma/generated/enums'
import { isMonth } from './rules'

export const statementsTitle = 'Statements'
export const noStatementsTitle = 'No statements yet'
export const statementGoneTitle = 'Statement not found'

export const createStatementText = 'Create statement'
export const recordPaymentText = 'Record payment'
export const voidStatementText = 'Void statement'
export const sendAgainText = 'Send again'

export const nothingToCollectText = 'There are no unpaid invoices for a statement.'
/** Of a statement whose payment the brokerage's bank took back. */
export const askedAgainText =
  "The brokerage's bank took the payment back. The next statement asks for it again."

export const notOpenText = 'This statement is no longer awaiting payment.'
export const noContactText = "This brokerage has no billing contact. Add one to the brokerage's billing."

export const refundOfStatementText =
  'Its statement was paid outside the portal, so send the money to the brokerage yourself: the portal only records it.'

/** @param number of the statement */
export function onStatementText(number: string): string {
  return `This bill is on statement ${number}. Void the statement first.`
}

/** `Statement for September 2026` */
export function statementForText(period: string): string {
  return `Statement for ${period}`
}

/** As an invoice's page says it. */
export function statementOfText(number: string): string {
  return `Statement ${number}`
}

/** `November 2026`, or `November 01, 2026 – November 25, 2026` */
export function periodText({ startsOn, endsOn }: Period): string {
  if (isMonth({ startsOn, endsOn })) return formatMonthAndYear(startsOn)
  return startsOn === endsOn ? formatDate(startsOn) : `${formatDate(startsOn)} – ${formatDate(endsOn)}`
}

export const statementStatusWords: Record<StatementStatus, string> = {
  OPEN: 'Open',
  PAID: 'Paid',
  VOID: 'Voided',
}

type Payment = {
  status: StatementStatus
  isOverdue: boolean
  /** Formatted, as all dates here. */
  dueOn: string
  paidOn: string | null
  method: PaymentMethodKind | null
  /** What was refunded of its invoices, formatted; null for nothing. */
  refunded: string | null
  /** Whether the bank took back what was refunded. */
  isDisputeLost: boolean
}

/** Below an invoice's amount. @param amount formatted */
export function lineRefundedText(amount: string): string {
  return `${amount} refunded`
}

/** The payment's status in sentences, as a statement prints them. */
export function describeStatementPayment(statement: Payment): string {
  const { status, isOverdue, dueOn, paidOn, method, refunded, isDisputeLost } = statement
  if (status === 'VOID') return 'This statement was voided. Its invoices are on the next one.'
  if (status === 'PAID') {
    const paid = `Paid${paidOn ? ` on ${paidOn}` : ''}${method ? ` by ${methodWords[method]}` : ''}.`
    if (!refunded) return `${paid} Thank you.`
    return isDisputeLost ? `${paid} The bank took ${refunded} back.` : `${paid} ${refunded} was refunded.`
  }
  return isOverdue ? `This statement was due on ${dueOn}.` : `Due by ${dueOn}.`
}

/** `Paid November 25, 2026`, `Due December 25, 2026`; nothing for a voided one. */
export function describeWhen(
  status: StatementStatus,
  { dueOn, paidOn }: { dueOn: string; paidOn: string | null },
): string {
  if (status === 'VOID') return ''
  return paidOn ? `Paid ${paidOn}` : `Due ${dueOn}`
}

/** `2 statements are overdue: $1,240.00` @param amount formatted */
export function overdueTitle(count: number, amount: string): string {
  return `${count === 1 ? '1 statement is' : `${count} statements are`} overdue: ${amount}`
}

/** What waits for the next statement. @param amount formatted */
export function waitingText(count: number, amount: string): string {
  return count === 0 ? 'No charges yet for the next statement.' : `${countOf(count, 'invoice')}, ${amount}`
}

/** What an admin reads about money first. */
export const balanceTexts = {
  due: 'Due now',
  next: 'Next statement',
  /** Of a brokerage that pays bill by bill. */
  unpaid: 'Unpaid',
  used: 'Credit used',
  nothingDue: 'Nothing due',
  overLimit: 'Photos wait for a payment.',
  noLimit: 'No credit limit',
  /** @param limit formatted */
  ofLimit: (limit: string) => `of ${limit}`,
}

/** What the next statement has on it, and when it's issued. @param first day after its month, formatted */
export function issuedOnText(day: string): string {
  return `So far. Shoots are billed when their photos are delivered. Issued ${day}.`
}

/** `$685.07 · September 2026` @param amount formatted */
export function statementTitle(amount: string, period: string): string {
  return `${amount} · ${period}`
}

/** A statement as emails name it; the amount is formatted. */
export type NamedStatement = { invoiceNumber: string; amount: string; period: string }
type Due = { dueOn: string; isOverdue: boolean }

export const statementSubjects = {
  issued: ({ amount, period }: NamedStatement) => `Statement for ${period}: ${amount}`,
  reminder: ({ invoiceNumber, dueOn, isOverdue }: NamedStatement & Due) =>
    isOverdue ? `Statement ${invoiceNumber} is overdue` : `Statement ${invoiceNumber} is due ${dueOn}`,
  paid: ({ invoiceNumber }: NamedStatement) => `Receipt for ${invoiceNumber}`,
}

/** The owner's notifications. */
export const statementNotifications = {
  paid: ({ invoiceNumber, amount }: NamedStatement, brokerage: string) => ({
    title: 'Statement paid',
    message: `${brokerage} paid ${amount} for ${invoiceNumber}.`,
  }),
  disputed: ({ invoiceNumber, amount }: NamedStatement, brokerage: string, state: DisputeState) => ({
    title: disputeTitles[state],
    message: {
      open: `The bank of ${brokerage} disputed its payment of ${amount} for ${invoiceNumber}. Respond in your Stripe dashboard.`,
      won: `${brokerage}'s payment of ${amount} for ${invoiceNumber} is yours.`,
      lost: `The bank of ${brokerage} took back its payment of ${amount} for ${invoiceNumber}. The next statement asks for it again.`,
    }[state],
  }),
}
