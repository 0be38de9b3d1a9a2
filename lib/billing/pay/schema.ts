import { z } from 'zod'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { readPercent } from '@/lib/platform/money/percent'
import { wholeShare } from '@/lib/platform/money/split'
import { parsedText } from '@/lib/platform/text/parsed-text'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { parameter, type StateOf, urlState } from '@/lib/platform/web/url-state'
import { missingPaymentDateText, tooLongText } from '@/lib/platform/words'
import type { PayLineKind } from '@/prisma/generated/enums'
import { legalNameLimit, reasonLimit } from './limits'
import { readAmountTexts } from './rules/amount-texts'
import { payoutMethods, payPeriods } from './rules/choices'
import type { Share } from './rules/earn'
import type { Entry, StatementState } from './rules/entries'
import { parseAmounts } from './rules/parse-amounts'
import { percentText, sharesText } from './words'

const currentYear = z.coerce.number().int().min(2000).max(2100)
const optionalDate = parameter(z.union([z.literal(''), calendarDate()]), '')
const seen = z.string().max(2000)
const checkbox = z.literal('on').optional().transform(Boolean)
const percent = parsedText(readPercent, percentText)

/** `from`: a day of the period; empty for the last one that has ended. */
export const PayFilter = urlState('/pay', { from: optionalDate })

/** The page of a photographer's statement. `from`: a day of its period; empty for the current one. */
export function statementUrl(photographerId: string) {
  return urlState(`/pay/${photographerId}`, { from: optionalDate })
}

/** `year`: 0 for the current one. */
export const YearFilter = urlState('/pay/year', { year: parameter(z.union([z.literal(0), currentYear]), 0) })
export type YearFilter = StateOf<typeof YearFilter>

/** `shownCents`: the total that the owner saw. */
export const ApproveStatement = z.object({
  photographerId: z.uuid(),
  startsOn: calendarDate(),
  shownCents: z.number().int(),
})
export type ApproveStatement = z.output<typeof ApproveStatement>

export const StatementId = z.object({ statementId: z.uuid() })

export const MarkStatementPaid = z.object({
  statementId: z.uuid(),
  paidOn: calendarDate(missingPaymentDateText),
  method: z.enum(payoutMethods, 'Choose how it was paid'),
})
export type MarkStatementPaid = z.output<typeof MarkStatementPaid>

export const AddAdjustment = z.object({
  photographerId: z.uuid(),
  kind: z.enum(['BONUS', 'DEDUCTION']),
  amount: amountSchema({ positive: true, missing: 'Enter an amount' }),
  reason: z.string().trim().min(1, 'Enter a reason').max(reasonLimit, tooLongText('The reason', reasonLimit)),
  idempotencyKey: z.uuid(),
})
export type AddAdjustment = z.output<typeof AddAdjustment>

export const AdjustmentId = z.object({ adjustmentId: z.uuid() })

/** Who shares a booking's pay, in percent; those at 0 have no part. One at 100% means that it isn't shared. */
export const ShareBooking = z.object({
  bookingId: z.uuid(),
  shares: z
    .array(z.object({ photographerId: z.uuid(), basisPoints: percent }))
    .max(100)
    .refine((shares) => new Set(shares.map(({ photographerId }) => photographerId)).size === shares.length)
    .refine((shares) => shares.reduce((sum, share) => sum + share.basisPoints, 0) === wholeShare, sharesText),
})
export type ShareBooking = z.output<typeof ShareBooking>

/** The terms as entered, and the serialized values when the page was opened. Only the basis that was chosen counts. */
export const ChangeTerms = z
  .object({
    photographerId: z.uuid(),
    basis: z.enum(['PERCENT', 'FIXED', 'SERVICE']),
    servicePercent: z.string().max(10).default('0'),
    shootAmount: z.tuple([z.string(), z.string().max(100)]).optional(),
    /** The texts of the amounts by their keys, as JSON, and the currency they were shown in. */
    amounts: z.string().max(200_000).default('{}').transform(readAmountTexts),
    amountsCurrency: z.string().max(3).default(''),
    travelPercent: percent,
    lateFeePercent: percent,
    paidFrom: calendarDate('Enter a date'),
    isContractor: checkbox,
    legalName: z
      .string()
      .trim()
      .max(legalNameLimit, tooLongText('The legal name', legalNameLimit))
      .transform((name) => name || null),
    hasW9: checkbox,
    seen,
  })
  .transform((typed, context) => {
    const { servicePercent, shootAmount, amounts, amountsCurrency, ...terms } = typed
    const { travelPercent, lateFeePercent, ...rest } = terms
    const isFixed = typed.basis === 'FIXED'
    const share = isFixed ? { data: 0 } : percent.safeParse(servicePercent)
    const amount = isFixed ? amountSchema({ positive: true }).safeParse(shootAmount) : { data: null }
    if (share.data === undefined) {
      context.addIssue({ code: 'custom', path: ['servicePercent'], message: percentText })
    }
    if (amount.data === undefined) {
      const message = amount.error.issues[0]?.message ?? 'Enter an amount'
      context.addIssue({ code: 'custom', path: ['shootAmount'], message })
    }
    const read = parseAmounts(typed.basis === 'SERVICE' ? amounts : {}, amountsCurrency)
    if (read.problem) context.addIssue({ code: 'custom', path: ['amounts'], message: read.problem })
    return {
      ...rest,
      amounts: read.amounts,
      serviceBasisPoints: share.data ?? 0,
      shoot: amount.data ?? null,
      travelBasisPoints: travelPercent,
      lateFeeBasisPoints: lateFeePercent,
    }
  })
export type ChangeTerms = z.output<typeof ChangeTerms>

export const ChangePayPeriod = z.object({
  period: z.enum(payPeriods),
  anchor: calendarDate('Enter a date'),
  seen,
})
export type ChangePayPeriod = z.output<typeof ChangePayPeriod>

export const ChangeThreshold = z.object({
  year: currentYear,
  threshold: amountSchema({ missing: 'Enter an amount' }),
})
export type ChangeThreshold = z.output<typeof ChangeThreshold>

/** `from`: a day of the period. Without a photographer, everyone whose pay the reader may see. */
export const PayrollFile = z.object({ from: calendarDate(), photographerId: z.uuid().optional() })
export type PayrollFile = z.output<typeof PayrollFile>
export const YearFile = z.object({ year: currentYear })

/** The sums of a statement, formatted. */
export type PayTotals = {
  shootCount: number
  services: string
  travel: string
  lateFees: string
  adjustments: string
  total: string
}

/** A photographer's row of a period. */
export type PayRow = PayTotals & {
  photographerId: string
  fullName: string
  avatarUrl: string | null
  state: StatementState
  startsOn: CalendarDate
  /** What approving it approves; null if the reader can't approve it now. */
  approvableCents: number | null
}

/** A period with a row for each statement that ends in it, and for each photographer whose pay isn't approved yet. */
export type PayOverview = { period: ShownPeriod; rows: PayRow[]; total: string }

/** A period, and the days that stand for the one before and after it. */
export type ShownPeriod = {
  startsOn: CalendarDate
  endsOn: CalendarDate
  /** `June 2026` */
  label: string
  before: CalendarDate
  after: CalendarDate
}

/** Amounts and the date are formatted. */
export type StatementLine = {
  key: string
  kind: PayLineKind
  date: string
  description: string
  booking: { id: string; street: string; town: string } | null
  /** The photographer's share of a shared booking: `50%`. */
  part: string | null
  base: string | null
  rate: string | null
  amount: string
  /** Set while an adjustment can be removed. */
  adjustmentId: string | null
  /** Who shares the booking, on its first line while that can be changed. */
  shares: Share[] | null
}

/** A statement as it was read. */
export type FoundStatement = {
  photographer: { id: string; fullName: string; avatarUrl: string | null }
  period: ShownPeriod
  state: StatementState
  /** Null until it was approved. */
  statementId: string | null
  approvedText: string | null
  paidText: string | null
  totalCents: number
  currency: string
  /** Null if the photographer has no terms. */
  termsText: string | null
  /** Why it can't be approved; null if it can, and for everyone but the owner. */
  approvalError: string | null
  canManage: boolean
  entries: Entry[]
}

/** A statement for display. */
export type Statement = Omit<FoundStatement, 'entries'> & { lines: StatementLine[]; totals: PayTotals }

/** A statement in a photographer's list. */
export type StatementItem = {
  id: string
  startsOn: CalendarDate
  label: string
  state: StatementState
  paidText: string | null
  total: string
}

/** What a photographer was paid in a calendar year. */
export type YearRow = {
  photographerId: string
  fullName: string
  legalName: string | null
  isContractor: boolean
  hasW9: boolean
  currency: string
  paidCents: number
  /** Of that by card or payment app, which doesn't count toward the threshold. */
  byCardCents: number
  isReportable: boolean
}
export type PayYear = { year: number; thresholdCents: number; isDefaultThreshold: boolean; rows: YearRow[] }

/** A photographer with their terms; null for those who are paid outside the portal. */
export type PaidPerson = {
  photographerId: string
  fullName: string
  avatarUrl: string | null
  termsText: string | null
  isContractor: boolean
  hasW9: boolean
}
