import { z } from 'zod'
import { Email, FullName, Phone } from '@/lib/accounts/schema'
import { longAddressText, missingAddressText } from '@/lib/bookings/rules/field-texts'
import type { QuoteStatus } from '@/prisma/generated/enums'
import { limits, linkLimit, maxCount, pageSize } from './limits'
import { countLinks, tidyLine, tidyText } from './rules'

const withoutLinks = (text: string) => countLinks(text) === 0

const PropertyAddress = z
  .string({ error: missingAddressText })
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .min(1, missingAddressText)
      .max(limits.propertyAddress, longAddressText(limits.propertyAddress))
      .refine(withoutLinks, 'Enter the address of the property, not a web address'),
  )

const PropertySize = z
  .string()
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .max(limits.propertySize, `Size must be at most ${limits.propertySize} characters`)
      .refine(withoutLinks, 'Enter the size of the property, not a web address'),
  )
  .transform((size) => size || null)

const Message = z
  .string()
  .transform(tidyText)
  .pipe(
    z
      .string()
      .max(limits.message, `At most ${limits.message} characters`)
      .refine((text) => countLinks(text) <= linkLimit, `At most ${linkLimit} web addresses`),
  )
  .transform((message) => message || null)

/** What is asked, whoever asks. */
const QuoteFields = z.object({
  /** Chosen for one opening of the form; a repeat finds the first request. */
  idempotencyKey: z.uuid(),
  propertyAddress: PropertyAddress,
  propertySize: PropertySize,
  wantedBy: z
    .union([z.literal(''), z.iso.date('Enter a date')], 'Enter a date')
    .transform((date) => date || null),
  services: z
    .array(z.string().min(1).max(100))
    .min(1, 'Choose at least one service')
    .max(50, 'Choose at most 50 services')
    .prefault([]),
  message: Message,
  /** The project it is asked from; anything malformed counts as none. */
  projectId: z.uuid().nullable().catch(null).default(null),
})

export const RequestQuote = QuoteFields.extend({
  /** The form's proof of when it was opened. */
  stamp: z.string().max(200).default(''),
  /** No person sees this field; whoever fills it in is a program. */
  reference: z.string().default(''),
  fullName: FullName,
  phone: Phone,
  email: Email,
})
export type RequestQuote = z.output<typeof RequestQuote>

/** Of a signed-in client, whose name and address are known. */
export const RequestQuoteByMessage = QuoteFields
export type RequestQuoteByMessage = z.output<typeof RequestQuoteByMessage>

export const ReplyToQuote = z.object({
  quoteId: z.uuid(),
  idempotencyKey: z.uuid(),
  text: z
    .string()
    .transform(tidyText)
    .pipe(
      z
        .string()
        .min(1, 'Answer cannot be empty')
        .max(limits.reply, `Answer must be at most ${limits.reply} characters`),
    ),
})
export type ReplyToQuote = z.output<typeof ReplyToQuote>

export const OneQuote = z.object({ quoteId: z.uuid() })

/** What the address of the photographers' page may say; anything malformed counts as not said. */
export const QuoteAddress = z.object({
  request: z.uuid().or(z.literal('')).catch('').default(''),
  status: z.enum(['', 'new', 'answered', 'closed']).catch('').default(''),
  search: z.string().trim().max(limits.search).catch('').default(''),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxCount / pageSize)
    .catch(1)
    .default(1),
})
export type QuoteAddress = z.output<typeof QuoteAddress>

/** A service as the form offers it; the price is formatted beside the cents. */
export type QuotedService = { id: string; name: string; priceCents: number; price: string }

/** What a form is opened with: see form-opening.ts. */
export type FormOpening = { idempotencyKey: string; stamp: string }

/** A request in the list; the day is formatted. */
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
  total: number
  /** There are more than the total says. */
  hasMore: boolean
  page: number
}

/** An answer that was mailed. */
export type QuoteReply = {
  id: string
  text: string
  /** Null where the account is gone. */
  authorName: string | null
  isMine: boolean
  /** `June 12, 2026, 14:05` */
  sentAt: string
}

/** One request whole; all dates and sums are formatted. */
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
  requestedAt: string
  replies: QuoteReply[]
  /** Whether an active client has verified this e-mail address. */
  isClient: boolean
}
