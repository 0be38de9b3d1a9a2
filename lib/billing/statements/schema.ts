import { z } from 'zod'
import type { InvoiceDispute } from '@/lib/billing/invoices/schema/invoices'
import { PayToken } from '@/lib/billing/invoices/schema/paying'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { missingPaymentDateText, tooLongText } from '@/lib/platform/words'
import type { StatementStatus } from '@/prisma/generated/enums'
import { noteLimit } from './limits'

/** A statement's id from a URL. */
export const StatementReference = z.object({ id: z.uuid() })

export const OneStatement = z.object({ statementId: z.uuid() })

/** The brokerage of which a statement is created. */
export const CreateStatement = z.object({ brokerageId: z.uuid() })

/** The file of a link, by default as PDF. */
export const StatementFile = PayToken.extend({
  format: z.enum(['pdf', 'csv']).default('pdf').catch('pdf'),
})

export const RecordStatementPayment = OneStatement.extend({
  method: z.enum(['CARD', 'CASH', 'CHECK', 'BANK_TRANSFER'], 'Choose how it was paid'),
  /** In the studio's time zone. */
  paidOn: calendarDate(missingPaymentDateText),
  note: z.string().trim().max(noteLimit, tooLongText('Note', noteLimit)).default(''),
})
export type RecordStatementPayment = z.output<typeof RecordStatementPayment>
export type RecordStatementPaymentInput = z.input<typeof RecordStatementPayment>

/** One row of a list; amounts and dates are formatted. */
export type StatementRow = {
  id: string
  number: string
  period: string
  amount: string
  status: StatementStatus
  isOverdue: boolean
  /** `Paid June 12, 2026`, or when it is due. */
  when: string
}

/** A statement that a brokerage has to pay; amounts and dates are formatted. */
export type DueStatement = {
  id: string
  number: string
  period: string
  amount: string
  isOverdue: boolean
  /** `Due June 12, 2026` */
  due: string
  /** The page on which it is paid. */
  payPath: string
}

/** Statements past their due date; amounts and dates are formatted. */
export type OverdueStatements = {
  count: number
  amount: string
  /** Only the first few. */
  longest: { id: string; number: string; brokerageName: string; amount: string; dueOn: string }[]
}

/** What a brokerage owes; amounts are formatted. */
export type BrokerageBalance = {
  /** Whether its bills are collected on statements now. */
  paysMonthly: boolean
  /** Unpaid, on statements or not. */
  open: string
  /** Null without a limit. */
  creditLimit: string | null
  isOverLimit: boolean
  /** What its open statements ask for. */
  due: string
  /** What waits for the next statement. */
  waiting: { count: number; amount: string; text: string }
}

/** One shoot on a statement; amounts and dates are formatted. */
export type StatementLine = {
  invoiceId: string
  invoiceNumber: string
  /** As a calendar date, and formatted. */
  date: string
  shotOn: string
  address: string
  agentId: string
  agent: string
  amount: string
  amountCents: number
  taxCents: number
  /** What was refunded of it; formatted, null for nothing. */
  refunded: string | null
  refundedCents: number
}

/** A statement as it is shown and printed; amounts and dates are formatted. */
export type StatementDetail = {
  id: string
  number: string
  status: StatementStatus
  isOverdue: boolean
  brokerage: { id: string; name: string }
  /** Who gets its emails; null for nobody. */
  contact: { name: string; email: string } | null
  period: string
  issuedAt: Date
  issuedOn: string
  dueOn: string
  currency: string
  amount: string
  /** What is still to be paid. */
  balance: string
  /** What was refunded of its invoices since it was paid; null for nothing. */
  refunded: string | null
  /** What that amount is called. */
  refundedLabel: string
  /** `Includes $41.25 tax`; null without tax. */
  tax: string | null
  lines: StatementLine[]
  agents: { agentId: string; agent: string; count: number; amount: string }[]
  /** The payment's status in sentences. */
  payment: string
  studio: {
    name: string
    logoUrl: string | null
    address: string | null
    supportEmail: string
    phone: string | null
    hours: string
    taxNumber: string | null
  }
  /** The brokerage's bank disputed the payment. */
  dispute: InvoiceDispute | null
  /** Whether the reader manages it. */
  canManage: boolean
  /** The page on which it is paid; null when the reader doesn't pay it, or nothing is due. */
  payPath: string | null
}
