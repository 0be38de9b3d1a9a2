import { formatCents } from '@/lib/platform/money/money'
import { countOf } from '@/lib/platform/words'
import type { AllowancePeriod, BrokerageRole } from '@/prisma/generated/enums'
import type { Allowance, BillingTerms } from './rules/coverage'

export const brokerageTitle = 'Brokerage'
export const brokerageGoneTitle = 'Brokerage not found'
export const noBrokeragesTitle = 'No brokerages yet'
export const notInBrokerageTitle = "You don't belong to a brokerage"

export const newBrokerageText = 'New brokerage'
export const inviteText = 'Invite an agent'
export const priceListText = 'Price list'
export const editPricesText = 'Edit price list'
export const approveDomainText = 'Approve a domain'
export const leaveText = 'Leave brokerage'

export const roleNames: Record<BrokerageRole, string> = { ADMIN: 'Admin', MEMBER: 'Member' }
export const roleHints: Record<BrokerageRole, string> = {
  ADMIN: "Sees all of the brokerage's bookings, invoices, and photos, and manages its members.",
  MEMBER: "Books at the brokerage's prices.",
}

export const nameText = 'Enter the name of the brokerage'
export const sameNameText = 'There is already a brokerage with this name'
export const discountText = 'Enter a percentage from 0 to 100'
export const domainText = 'Enter a domain, such as oakandmain.com'
export const publicDomainText =
  'Anyone can get an address of this provider. Approve only domains that belong to the brokerage.'
export const takenDomainText = 'This domain is already approved for a brokerage'
export const alreadyMemberText = 'This person is already a member'
export const otherMemberText = 'You already belong to another brokerage. Leave it first.'
export const offerGoneText = 'This invitation has expired or was revoked. Ask the brokerage for a new one.'
export const lastAdminText = 'A brokerage needs an admin. Make another member an admin first.'
export const memberGoneText = 'This person is no longer a member'
export const hasBookingsText =
  "This brokerage has bookings, so it can't be deleted. Remove its members instead."
export const tooManyMembersText = 'This brokerage has too many members'
export const tooManyInvitationsText = 'There are too many open invitations. Revoke some first.'
export const tooManyDomainsText = 'This brokerage has too many domains'

/** What joining means, which a client agrees to by joining. */
export const joinConsequence =
  'The brokerage sees the bookings you make while you belong to it, with their invoices and photos. It never sees your messages, access details, or earlier bookings.'

/** What leaving means. */
export const leaveConsequence =
  "You'll book at the studio's own prices. The brokerage still sees the bookings you made with it."

/** `12.5% off` */
export function discountLabel(basisPoints: number): string {
  return `${basisPoints / 100}% off`
}

/** What the admin of a brokerage reads above a colleague's booking. */
export function overseenText(clientName: string): string {
  return `${clientName} booked this shoot. You can see it as an admin of the brokerage, but not change it.`
}

export const brokerageSubjects = {
  invited: (name: string) => `${name} invites you to join`,
}

export const brokerageNotifications = {
  invited: (name: string, byName: string) => ({
    title: brokerageSubjects.invited(name),
    message: `${byName} invited you. You can join or decline on the Brokerage page.`,
  }),
  offered: (name: string) => ({
    title: `Join ${name}?`,
    message: `Your email address belongs to ${name}. You can join it on the Brokerage page.`,
  }),
  joined: (name: string, memberName: string) => ({
    title: `${memberName} joined ${name}`,
    message: 'You see the bookings they make from now on.',
  }),
  removed: (name: string) => ({
    title: `You no longer belong to ${name}`,
    message: leaveConsequence,
  }),
  /** @param limit formatted */
  limitPassed: (name: string, limit: string) => ({
    title: `${name} is over its credit limit`,
    message: `Its unpaid invoices exceed ${limit}, so photos of new shoots stay locked until it has paid for them.`,
  }),
}

/** When a brokerage pays a bill that isn't issued yet. */
export type PaymentTime = { isOnStatement: boolean; dueDays: number }

function whenDue({ isOnStatement, dueDays }: PaymentTime): string {
  return isOnStatement
    ? 'with its monthly statement'
    : `within ${countOf(dueDays, 'day')} of when they are sent`
}

/** What whoever books through a brokerage reads that has used up its credit. */
export function limitReachedText(name: string, time: PaymentTime): string {
  return `${name} has reached its credit limit. Unless it pays earlier invoices first, the photos stay locked until it has paid for them, which is due ${whenDue(time)}.`
}

/** About a booked shoot that takes its brokerage over the credit limit. @param amount formatted */
export const overLimitTexts = {
  title: (name: string) => `This shoot takes ${name} over its credit limit`,
  booked: (name: string, amount: string, time: PaymentTime) =>
    `Unless it pays earlier invoices first, the photos stay locked until ${name} has paid ${amount}, which is due ${whenDue(time)}.`,
  sending: (name: string, amount: string, dueOn: string) =>
    `The photos stay locked until ${name} has paid ${amount}, due ${dueOn}.`,
}

/** Why photos wait for a brokerage that usually pays later. @param dueOn formatted */
export function overLimitText(name: string, dueOn: string): string {
  return `${name} was over its credit limit when the photos were sent, so they wait for its payment, due ${dueOn}.`
}

/** What its billing contact reads then. */
export const payerOverLimitText =
  "Your brokerage is over its credit limit with us, so the agent's photos stay locked until this invoice is paid."

export const billingTitle = 'Billing'
export const billingTermsTitle = 'Billing terms'
export const editBillingText = 'Edit billing'
export const whoPaysLabel = 'Who pays'
export const billingOptions = {
  AGENT: { title: 'The agents', hint: 'Each member pays for what they book.' },
  BROKERAGE: { title: 'The brokerage', hint: 'It pays for everything its members book.' },
  ALLOWANCE: { title: 'The brokerage, up to an allowance', hint: 'Its members pay the rest.' },
} as const

export const contactNameText = 'Enter the name of the billing contact'
export const contactEmailText = 'Enter the email address of the billing contact'
export const contactNeededText = 'This brokerage pays for bookings, so it needs a billing contact'
export const dueDaysText = 'Enter a number of days from 0 to 365'
export const sharePercentText = 'Enter a percentage above 0, up to 100'
export const allowanceUsesText = 'Enter a whole number from 1 to 1000, or leave it empty'
export const aboveZeroText = 'Enter an amount above 0, or leave it empty'
export const noServicesText = 'Choose what the allowance is for'

/** Why photos can't be sent. */
export function missingContactText(name: string): string {
  return `${name} pays for this shoot but has no billing contact. Enter one on its page.`
}

/** `Oak & Main pays` */
export function paysText(name: string): string {
  return `${name} pays`
}

const inPeriod: Record<AllowancePeriod, string> = { MONTH: 'a month', YEAR: 'a year' }
const thisPeriod: Record<AllowancePeriod, string> = { MONTH: 'this month', YEAR: 'this year' }

type Context = {
  currency: string
  /** Of the allowed services; those that were deleted have none. */
  serviceNames: ReadonlyMap<string, string>
}

/** `50% of Photo Shoot and Drone, up to $100.00 a booking, for 2 bookings a month` */
function allowanceText(allowance: Allowance, { currency, serviceNames }: Context): string {
  const { basisPoints, capCents, uses, period, serviceIds } = allowance
  const names = serviceIds?.flatMap((id) => serviceNames.get(id) ?? []) ?? []
  const what = serviceIds ? new Intl.ListFormat('en-US').format(names) : 'each booking'
  const parts = [
    `${basisPoints / 100}% of ${what || 'no service'}`,
    capCents === null ? null : `up to ${formatCents(capCents, currency)} a booking`,
    uses === null ? null : `for ${countOf(uses, 'booking')} ${inPeriod[period]}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Who pays for what a brokerage's members book, in a sentence that members read. */
export function whoPaysText({ billing, allowance }: BillingTerms, context: Context): string {
  if (billing === 'AGENT') return 'Agents pay for what they book.'
  if (billing === 'BROKERAGE') return 'The brokerage pays for everything its agents book.'
  const perAgent = allowance.uses === null ? '' : ' per agent'
  return `The brokerage pays ${allowanceText(allowance, context)}${perAgent}. Agents pay the rest.`
}

/** A brokerage's terms as facts, for the studio and its admins. */
export function describeBilling(terms: BillingTerms, context: Context): [name: string, text: string][] {
  const { billing, contact, paysMonthly, statementDueDays, unlocksOnTerms, creditLimitCents } = terms
  const who: [string, string] = [whoPaysLabel, whoPaysText(terms, context)]
  const to: [string, string][] = contact ? [['Billing contact', `${contact.name}, ${contact.email}`]] : []
  if (billing === 'AGENT') return [who, ...to]
  const limit = creditLimitCents === null ? null : formatCents(creditLimitCents, context.currency)
  return [
    who,
    ...to,
    [
      'Payment',
      paysMonthly
        ? `One statement a month, due ${countOf(statementDueDays, 'day')} after the month ends.`
        : 'Each invoice by a link in its email.',
    ],
    [
      'Photos',
      unlocksOnTerms
        ? `Unlock before the brokerage has paid${limit ? `, while no more than ${limit} is unpaid` : ''}.`
        : 'Unlock once the brokerage has paid.',
    ],
  ]
}

type NextBooking = {
  name: string
  /** Null if the client pays. */
  coverage: unknown
  /** With how many of it were used. */
  allowance: (Pick<Allowance, 'uses' | 'period'> & { used: number }) | null
}

/**
 * What a client's brokerage pays of the next booking, for whoever books; null if it never pays.
 * @param clientName of a client whom the reader books for
 */
export function nextBookingText(
  { name, coverage, allowance }: NextBooking,
  clientName = 'You',
): string | null {
  if (!allowance) return coverage ? `${name} pays for this booking.` : null
  if (allowance.uses === null) return `${name} pays its allowance.`
  const { uses, period } = allowance
  const left = Math.max(0, uses - allowance.used)
  if (left === 0)
    return `${name} already pays for ${countOf(uses, 'booking')} ${thisPeriod[period]}. ${clientName} ${clientName === 'You' ? 'pay' : 'pays'} for this one.`
  return `${name} pays its allowance for ${left} more of ${countOf(uses, 'booking')} ${thisPeriod[period]}.`
}
