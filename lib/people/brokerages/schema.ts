import { z } from 'zod'
import { Email } from '@/lib/people/accounts/schema/fields'
import { isSupportedCurrency } from '@/lib/platform/money/currencies'
import { parseAmount } from '@/lib/platform/money/parse-amount'
import { readPercent } from '@/lib/platform/money/percent'
import { parsedText } from '@/lib/platform/text/parsed-text'
import { oneOf, pageNumber, type StateOf, urlState } from '@/lib/platform/web/url-state'
import { tooLongText, unsupportedCurrencyText } from '@/lib/platform/words'
import type { AccountStatus, BrokerageRole } from '@/prisma/generated/enums'
import { domainLimit, maxDueDays, maxUses, nameLimit } from './limits'
import type { BillingTerms } from './rules/coverage'
import { isPublicDomain, readDomain } from './rules/domains'
import {
  aboveZeroText,
  allowanceUsesText,
  contactEmailText,
  contactNameText,
  discountText,
  domainText,
  dueDaysText,
  nameText,
  noServicesText,
  publicDomainText,
  sharePercentText,
} from './words'

// Control characters could add email headers.
const Name = z
  .string()
  .trim()
  .min(1, nameText)
  .max(nameLimit, tooLongText('The name', nameLimit))
  .regex(/^\P{Cc}*$/u, nameText)

const Role = z.enum(['ADMIN', 'MEMBER'], 'Choose a role')

export const OneBrokerage = z.object({ brokerageId: z.uuid() })

export const CreateBrokerage = z.object({ name: Name })
export type CreateBrokerageInput = z.input<typeof CreateBrokerage>

export const RenameBrokerage = OneBrokerage.extend({ name: Name })
export type RenameBrokerage = z.output<typeof RenameBrokerage>

export const UpdateBrokerageLogo = OneBrokerage.extend({ picture: z.instanceof(Blob) })

export const InviteAgent = OneBrokerage.extend({ email: Email, role: Role })
export type InviteAgent = z.output<typeof InviteAgent>
export type InviteAgentInput = z.input<typeof InviteAgent>

export const OneInvitation = z.object({ invitationId: z.uuid() })

export const OneAgent = OneBrokerage.extend({ clientId: z.uuid() })
export type OneAgent = z.output<typeof OneAgent>

export const ChangeAgentRole = OneAgent.extend({ role: Role })
export type ChangeAgentRole = z.output<typeof ChangeAgentRole>

const Domain = z
  .string()
  .max(domainLimit + 100, domainText)
  .pipe(parsedText(readDomain, domainText))

export const ApproveDomain = OneBrokerage.extend({
  domain: Domain.refine((host) => host.length <= domainLimit, domainText).refine(
    (host) => !isPublicDomain(host),
    publicDomainText,
  ),
})
export type ApproveDomain = z.output<typeof ApproveDomain>
export type ApproveDomainInput = z.input<typeof ApproveDomain>

export const RemoveDomain = OneBrokerage.extend({ domain: Domain })

/** An amount as typed, with the currency it was shown in; null if it's empty. */
const OptionalAmount = z
  .tuple([z.string().refine(isSupportedCurrency, unsupportedCurrencyText), z.string().max(100)])
  .transform(([currency, text], context) => {
    if (text.trim() === '') return null
    const { cents, problem } = parseAmount(text, currency)
    if (cents !== null) return { cents, currency }
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })

/** `seen`: the `editKey` of the price list when editing began. */
export const ChangePriceList = OneBrokerage.extend({
  discount: parsedText(readPercent, discountText),
  prices: z.record(z.string().max(100), OptionalAmount),
  seen: z.string().max(200_000),
})
export type ChangePriceList = z.output<typeof ChangePriceList>
export type ChangePriceListInput = z.input<typeof ChangePriceList>

const AboveZero = OptionalAmount.refine((amount) => amount === null || amount.cents > 0, aboveZeroText)

/** A whole number as typed, from `min` to `max`. */
const count = (min: number, max: number, message: string) =>
  parsedText((text) => {
    const typed = text.trim()
    const number = Number(typed)
    return /^\d{1,6}$/.test(typed) && number >= min && number <= max ? number : null
  }, message)

/**
 * Who pays for what a brokerage's members book. The billing contact is empty only while members pay. `seen`: the `editKey` of the
 * terms when editing began.
 */
export const ChangeBilling = OneBrokerage.extend({
  billing: z.enum(['AGENT', 'BROKERAGE', 'ALLOWANCE']),
  contactName: z.union([z.literal(''), Name]),
  contactEmail: z.union([z.literal(''), Email]),
  paysMonthly: z.boolean(),
  dueDays: count(0, maxDueDays, dueDaysText),
  unlocksOnTerms: z.boolean(),
  creditLimit: AboveZero,
  /** In basis points. */
  percent: parsedText(readPercent, sharePercentText).refine((points) => points > 0, sharePercentText),
  cap: AboveZero,
  /** Null for all bookings. */
  uses: z.union([z.literal('').transform(() => null), count(1, maxUses, allowanceUsesText)]),
  period: z.enum(['MONTH', 'YEAR']),
  /** Null for everything that is booked. */
  serviceIds: z.array(z.string().max(100)).min(1, noServicesText).max(200).nullable(),
  seen: z.string().max(50_000),
}).superRefine(({ billing, contactName, contactEmail }, context) => {
  const isNeeded = billing !== 'AGENT' || contactName !== '' || contactEmail !== ''
  const problem = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (isNeeded && contactName === '') problem('contactName', contactNameText)
  if (isNeeded && contactEmail === '') problem('contactEmail', contactEmailText)
})
export type ChangeBilling = z.output<typeof ChangeBilling>
export type ChangeBillingInput = z.input<typeof ChangeBilling>

/** The state of a client's page in the URL; only admins have more than one tab. */
export const BrokerageAddress = urlState('/brokerage', {
  tab: oneOf(['overview', 'bookings', 'photos', 'invoices', 'statements', 'members']),
  page: pageNumber(),
})
export type BrokerageAddress = StateOf<typeof BrokerageAddress>

/** The state of the studio's page of a brokerage in the URL: the page of its statements. */
export function studioBrokerageUrl(brokerageId: string) {
  return urlState(`/clients/brokerages/${brokerageId}`, { page: pageNumber() })
}

/** One row of the studio's list. */
export type BrokerageRow = {
  id: string
  name: string
  logoUrl: string | null
  /** The names of its admins. */
  admins: string[]
  memberCount: number
  bookingCount: number
}

export type BrokerageMemberRow = {
  clientId: string
  fullName: string
  email: string
  avatarUrl: string | null
  role: BrokerageRole
  status: AccountStatus
  joinedOn: string
  isViewer: boolean
}

/** An invitation that nobody accepted yet; dates are formatted. */
export type AgentInvitation = {
  id: string
  email: string
  role: BrokerageRole
  sentOn: string
  /** Null once it has expired. */
  validUntil: string | null
}

/** Who belongs to a brokerage, and who may join it. */
export type BrokeragePeople = {
  members: BrokerageMemberRow[]
  invitations: AgentInvitation[]
  domains: string[]
}

/** A service with the studio's lowest price and a brokerage's fixed price, formatted and as typed. */
export type ListedPrice = {
  serviceId: string
  name: string
  studioPrice: string
  price: string | null
  typed: string
  isPackage: boolean
}

/** A brokerage for the studio. */
export type BrokerageDetail = BrokeragePeople & {
  id: string
  name: string
  logoUrl: string | null
  bookingCount: number
  discountBasisPoints: number
  currency: string
  services: ListedPrice[]
  /** See `ChangePriceList`. */
  pricesKey: string
  terms: BillingTerms
  /** See `ChangeBilling`. */
  termsKey: string
  may: { edit: boolean; setPrices: boolean; approveDomains: boolean }
}

/** A brokerage's prices, as they are edited. */
export type EditedPrices = Pick<
  BrokerageDetail,
  'id' | 'name' | 'discountBasisPoints' | 'currency' | 'services' | 'pricesKey'
>

/** A brokerage's terms, as they are edited. */
export type EditedTerms = Pick<
  BrokerageDetail,
  'id' | 'name' | 'currency' | 'services' | 'terms' | 'termsKey'
>

/** The brokerage that a client belongs to. */
export type OwnBrokerage = {
  id: string
  name: string
  logoUrl: string | null
  role: BrokerageRole
  joinedOn: string
  /** Whom its members can ask. */
  admins: { fullName: string; email: string }[]
  /** Who pays for bookings, by `describeBilling`. */
  billing: [name: string, text: string][]
}

/** A brokerage that a client may join: they were invited, or their email domain was approved for it. */
export type BrokerageOffer = {
  brokerageId: string
  name: string
  logoUrl: string | null
  role: BrokerageRole
  /** Null if the email domain is the reason. */
  invitationId: string | null
}
