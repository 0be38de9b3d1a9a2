import { z } from 'zod'
import { longAddressText, missingAddressText } from '@/lib/booking/bookings/words/fields'
import { Email, FullName, Phone } from '@/lib/people/accounts/schema/fields'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { oneOf, pageNumber, recordId, type StateOf, searchText, urlState } from '@/lib/platform/web/url-state'
import type { QuoteStatus } from '@/prisma/generated/enums'
import { limits, linkLimit, maxCount, pageSize } from './limits'
import { countLinks, tidyLine, tidyText } from './rules/text'
import { addressNotLinkText, noServicesText, sizeNotLinkText } from './words'

const withoutLinks = (text: string) => countLinks(text) === 0

const PropertyAddress = z
  .string({ error: missingAddressText })
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .min(1, missingAddressText)
      .max(limits.propertyAddress, longAddressText(limits.propertyAddress))
      .refine(withoutLinks, addressNotLinkText),
  )

const PropertySize = z
  .string()
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .max(limits.propertySize, `Size must be at most ${limits.propertySize} characters`)
      .refine(withoutLinks, sizeNotLinkText),
  )
  .transform((size) => size || null)

const Message = z
  .string()
  .transform(tidyText)
  .pipe(
    z
      .string()
      .max(limits.message, `At most ${limits.message} characters`)
      .refine((text) => countLinks(text) <= linkLimit, `At most ${linkLimit} links`),
  )
  .transform((message) => message || null)

/** The fields that clients and visitors share. */
const QuoteFields = z.object({
  /** Generated for one opening of the form; a repeat returns the first request. */
  idempotencyKey: z.uuid(),
  propertyAddress: PropertyAddress,
  propertySize: PropertySize,
  wantedBy: z
    .union([z.literal(''), calendarDate('Enter a date')], 'Enter a date')
    .transform((date) => date || null),
  services: z
    .array(z.string().min(1).max(100))
    .min(1, noServicesText)
    .max(50, 'Choose at most 50 services')
    .prefault([]),
  message: Message,
  /** The portfolio project that the visitor came from; a malformed id is ignored. */
  projectId: z.uuid().nullable().catch(null).default(null),
})

export const RequestQuote = QuoteFields.extend({
  /** The signed time when the form was opened. */
  stamp: z.string().max(200).default(''),
  /** A hidden field; if it is filled in, the visitor is a bot. */
  reference: z.string().default(''),
  fullName: FullName,
  phone: Phone,
  email: Email,
})
export type RequestQuote = z.output<typeof RequestQuote>

/** From a signed-in client, whose name and email address are known. */
export const RequestQuoteByMessage = QuoteFields
export type RequestQuoteByMessage = z.output<typeof RequestQuoteByMessage>

const isEmptyAmount = (value: unknown) => Array.isArray(value) && String(value[1]).trim() === ''

export const ReplyToQuote = z.object({
  quoteId: z.uuid(),
  idempotencyKey: z.uuid(),
  /** What all services cost together, which a booking of the request then costs. */
  price: z
    .preprocess((value) => (isEmptyAmount(value) ? null : value), amountSchema().nullable())
    .default(null),
  text: z
    .string()
    .transform(tidyText)
    .pipe(
      z
        .string()
        .min(1, "Reply can't be empty")
        .max(limits.reply, `Reply must be at most ${limits.reply} characters`),
    ),
})
export type ReplyToQuote = z.output<typeof ReplyToQuote>

export const OneQuote = z.object({ quoteId: z.uuid() })

/** The state of the photographers' page in the URL. */
export const QuoteAddress = urlState('/quotes', {
  request: recordId,
  status: oneOf(['', 'new', 'answered', 'closed']),
  search: searchText(limits.search),
  page: pageNumber(maxCount / pageSize),
})
export type QuoteAddress = StateOf<typeof QuoteAddress>

/** A service offered by the form. `price` is formatted. */
export type QuotedService = { id: string; name: string; priceCents: number; price: string }

/** What identifies one opening of a form; see openForm. */
export type FormOpening = { idempotencyKey: string; stamp: string }

/** A request in the list, with formatted date and price. */
export type QuoteItem = {
  id: string
  fullName: string
  street: string
  status: QuoteStatus
  requestedOn: string
  listPrice: string
}

export type QuoteList = {
  items: QuoteItem[]
  /** How many have no reply, whatever the filter. */
  newCount: number
  total: number
  /** There are more than `total`. */
  hasMore: boolean
  page: number
}

/** A reply that was sent. */
export type QuoteReply = {
  id: string
  text: string
  /** Formatted; null if it names none. */
  price: string | null
  /** Null if the account was deleted. */
  authorName: string | null
  isMine: boolean
  /** `June 12, 2026, 14:05` */
  sentAt: string
}

/** A request with all its details, with formatted dates and amounts. */
export type QuoteDetail = {
  id: string
  fullName: string
  email: string
  phone: string | null
  propertyAddress: string
  propertySize: string | null
  wantedBy: string | null
  services: string[]
  listPrice: string
  message: string | null
  project: { id: string; title: string } | null
  status: QuoteStatus
  /** The booking that it became. */
  bookingId: string | null
  currency: string
  requestedAt: string
  replies: QuoteReply[]
  /** Whether an active client has verified this email address. */
  isClient: boolean
}
