import { clientLimit, codeLimit, usesLimit } from '@/lib/catalog/coupons/limits'
import { formatCents } from '@/lib/platform/money/money'
import { type CalendarDate, formatDate } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

export const codeText = `Use ${codeLimit.min} to ${codeLimit.max} letters, digits, or hyphens`
export const codeTakenText = 'There is already a coupon with this code'
export const percentText = 'Enter a percentage above 0 and up to 100'
export const amountText = 'Enter an amount above 0'
export const usesText = `Enter how often, from 1 to ${usesLimit.toLocaleString('en-US')}`
export const daysText = "The last day can't be before the first"
export const noServicesText = 'Choose the services that the coupon is for'
export const noBrokeragesText = 'Choose the brokerages that the coupon is for'
export const tooManyClientsText = `At most ${clientLimit} clients`
export const tooManyCouponsText = 'There are too many coupons. Archive some first.'
export const couponGoneText = 'This coupon no longer exists'
export const noCouponsText = 'Clients enter a code when they book, or follow a link that contains it.'

/** @param emails those that no client has */
export function unknownClientsText(emails: readonly string[]): string {
  return `No client has ${emails.length === 1 ? 'this address' : 'these addresses'}: ${emails.join(', ')}`
}

/** What settings call a coupon that can be used, or why not. */
export const stateNames = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  'used-up': 'Used up',
  archived: 'Archived',
} as const

type Conditions = {
  currency: string
  minimumCents: number
  firstOrderOnly: boolean
  maxUsesPerClient: number | null
  serviceIds: readonly string[] | null
  clientEmails: readonly string[] | null
  brokerageIds: readonly string[] | null
  brokerageNames: readonly string[]
}

/** What a coupon is for: `2 services, all clients of Summit Ridge Realty, from $200.00`. */
export function describeConditions(coupon: Conditions): string {
  const { serviceIds, clientEmails, minimumCents, firstOrderOnly, maxUsesPerClient } = coupon
  const clients = clientEmails ? countOf(clientEmails.length, 'client') : 'all clients'
  const parts = [
    serviceIds ? countOf(serviceIds.length, 'service') : 'all services',
    coupon.brokerageIds ? `${clients} of ${describeBrokerages(coupon.brokerageNames)}` : clients,
    minimumCents > 0 && `from ${formatCents(minimumCents, coupon.currency)}`,
    firstOrderOnly && 'first booking only',
    maxUsesPerClient !== null && `${countOf(maxUsesPerClient, 'use')} per client`,
  ].filter((part) => part !== false)
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function describeBrokerages(names: readonly string[]): string {
  return names.length === 1 ? `${names[0]}` : countOf(names.length, 'brokerage')
}

/** `Until June 30, 2026`, `From June 1, 2026`, `June 1, 2026 – June 30, 2026`, `Always`. */
export function describeDays(startsOn: CalendarDate | null, endsOn: CalendarDate | null): string {
  if (startsOn && endsOn) return `${formatDate(startsOn)} – ${formatDate(endsOn)}`
  if (startsOn) return `From ${formatDate(startsOn)}`
  return endsOn ? `Until ${formatDate(endsOn)}` : 'Always'
}

/** `3`, `3 of 10`. */
export function describeUses(uses: number, maxUses: number | null): string {
  return maxUses === null ? uses.toLocaleString('en-US') : `${uses} of ${maxUses.toLocaleString('en-US')}`
}
