import { formatCents } from '@/lib/platform/money/money'
import { percentToInput } from '@/lib/platform/money/percent'
import {
  type CalendarDate,
  formatDate,
  formatDay,
  formatMonthAndYear,
} from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'
import type { PayLineKind, PayoutMethod, PayPeriod } from '@/prisma/generated/enums'
import type { ApprovalProblem, StatementState } from './rules/entries'
import type { Period } from './rules/periods'
import type { PayTerms } from './rules/terms'

export const payTitle = 'Pay'
export const ownPayTitle = 'Your pay'
export const payTermsTitle = 'Pay terms'
export const yearTitle = 'Year and 1099'
export const noPhotographerTitle = 'Photographer not found'
export const yearCsvLabel = 'Download the year (CSV)'
export const statementCsvLabel = 'Download lines (CSV)'
export const payrollCsvLabel = 'Download for payroll (CSV)'

export const percentText = 'Enter a percentage from 0 to 100, such as 50 or 33.33'
export const sharesText = 'The shares must add up to 100%'

/** @param name of the service */
export function incompleteAmountsText(name: string): string {
  return `Enter an amount for every size of ${name}, or for none`
}

export const noTermsText = 'Set pay terms first.'
export const nothingToApproveText = "There's nothing to approve."
export const belowZeroText =
  'The total is below zero. Remove an adjustment, or approve it with the next period.'
export const alreadyApprovedText = 'This period was already approved.'
export const earningsChangedText =
  'What was earned has changed since you opened this page. Check the new total.'
export const alreadyPaidText = 'This statement was already marked as paid.'
export const tooManyAdjustmentsText = 'Too many adjustments are waiting. Approve a statement first.'
export const onStatementText = 'This is on an approved statement. Reopen that first.'

export const approvedToast = 'Statement approved'
export const reopenedToast = 'Statement reopened'
export const paidToast = 'Statement marked as paid'
export const adjustmentAddedToast = 'Adjustment added'
export const adjustmentRemovedToast = 'Adjustment removed'
export const sharedToast = 'Shares saved'
export const termsSavedText = 'Pay terms updated'
export const periodSavedText = 'Pay period updated'
export const thresholdSavedText = 'Threshold updated'

export const periodNames: Record<PayPeriod, string> = {
  WEEKLY: 'Weekly',
  EVERY_TWO_WEEKS: 'Every two weeks',
  TWICE_A_MONTH: 'Twice a month (1 – 15, 16 – end)',
  MONTHLY: 'Monthly',
}

export const methodNames: Record<PayoutMethod, string> = {
  BANK_TRANSFER: 'Bank transfer',
  CHECK: 'Check',
  CASH: 'Cash',
  CARD_OR_APP: 'Card or payment app',
}

export const stateNames: Record<StatementState, string> = {
  NO_TERMS: 'No pay terms',
  OPEN: 'Not approved',
  APPROVED: 'Approved',
  PAID: 'Paid',
}

export const kindNames: Record<PayLineKind, string> = {
  SERVICE: 'Service',
  SHOOT: 'Shoot',
  TRAVEL: 'Travel',
  LATE_FEE: 'Cancellation',
  ADJUSTMENT: 'Adjustment',
}

/** `June 2026`, `June 1 – 15, 2026`, `June 29 – July 05, 2026` */
export function describePeriod({ startsOn, endsOn }: Period): string {
  const [from, to] = [startsOn, endsOn].map((date) => date.slice(0, 7))
  if (from !== to) {
    const start = startsOn.slice(0, 4) === endsOn.slice(0, 4) ? formatDay(startsOn) : formatDate(startsOn)
    return `${start} – ${formatDate(endsOn)}`
  }
  if (startsOn.endsWith('-01') && isLastOfMonth(endsOn)) return formatMonthAndYear(startsOn)
  return `${formatDay(startsOn)} – ${Number(endsOn.slice(8))}, ${endsOn.slice(0, 4)}`
}

function isLastOfMonth(date: CalendarDate): boolean {
  const [year = 0, month = 0, day] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day
}

/** `This period ends on June 30, 2026.` */
export function notOverText(endsOn: CalendarDate): string {
  return `This period ends on ${formatDate(endsOn)}. You can approve it then.`
}

/** `50%` */
export function formatShare(basisPoints: number): string {
  return `${percentToInput(basisPoints)}%`
}

/** `50% of services, all travel fees, no late fees` */
export function describeTerms(terms: PayTerms): string {
  return [
    describePay(terms),
    `${describeShare(terms.travelBasisPoints)} travel fees`,
    `${describeShare(terms.lateFeeBasisPoints)} late fees`,
  ].join(', ')
}

function describePay({ basis, shootCents, serviceBasisPoints, currency }: PayTerms): string {
  if (basis === 'FIXED') return `${formatCents(shootCents, currency)} per shoot`
  const share = `${formatShare(serviceBasisPoints)} of`
  return basis === 'PERCENT' ? `${share} services` : `amounts by service, ${share} others`
}

function describeShare(basisPoints: number): string {
  if (basisPoints === 0) return 'no'
  return basisPoints === 10_000 ? 'all' : `${formatShare(basisPoints)} of`
}

/** `Approved July 01, 2026 by Ava Holt` */
export function approvedText(date: string, by: string | null): string {
  return by ? `Approved ${date} by ${by}` : `Approved ${date}`
}

/** `Paid June 12, 2026 by check` */
export function paidText(paidOn: CalendarDate, method: PayoutMethod): string {
  return `Paid ${formatDate(paidOn)} by ${methodNames[method].toLowerCase()}`
}

/** `Approve $1,240.50 for Noah Reyes?` */
export function approveTitle(amount: string, fullName: string): string {
  return `Approve ${amount} for ${fullName}?`
}

/** `Your pay for June 2026 was approved` */
export function approvedTitle(period: string): string {
  return `Your pay for ${period} was approved`
}

/** `$1,240.50 for 12 shoots.` */
export function approvedMessage(amount: string, shootCount: number): string {
  return `${amount} for ${countOf(shootCount, 'shoot')}.`
}

/** Of the adjustment that a refund makes. */
export function refundReason(street: string): string {
  return `Refund for ${street}`
}

/** Why a period can't be approved. */
export function approvalError(problem: ApprovalProblem, { endsOn }: Period): string {
  switch (problem) {
    case 'NO_TERMS':
      return noTermsText
    case 'NOT_OVER':
      return notOverText(endsOn)
    case 'NOTHING':
      return nothingToApproveText
    case 'BELOW_ZERO':
      return belowZeroText
  }
}

/** Who has to be reported on form 1099-NEC. */
export function describeThreshold(year: number, thresholdCents: number, isDefault: boolean): string {
  const amount = formatCents(thresholdCents, 'USD')
  const whose = isDefault ? '' : ' (your setting)'
  return `By the day of payment. Contractors who were paid ${amount} or more in ${year}${whose} get a form 1099-NEC by January 31, ${year + 1}. Payments by card or app don't count, because the processor reports them.`
}

/** The amounts of a service's sizes, as typed: `80, 100, by share`. */
export function describeAmounts(amounts: readonly (string | undefined)[]): string {
  if (amounts.every((amount) => !amount)) return 'By share'
  return amounts.map((amount) => amount || 'by share').join(', ')
}
