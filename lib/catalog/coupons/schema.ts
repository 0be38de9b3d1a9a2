import { z } from 'zod'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { readPercent } from '@/lib/platform/money/percent'
import { parsedText } from '@/lib/platform/text/parsed-text'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { brokerageLimit, clientLimit, serviceLimit, usesLimit } from './limits'
import { readCode } from './rules/code'
import type { CouponTerms } from './rules/discount'
import {
  amountText,
  codeText,
  daysText,
  noBrokeragesText,
  noServicesText,
  percentText,
  tooManyClientsText,
  usesText,
} from './words/editor'

/** A code as typed by whoever books. `clientId`: the profile of the client whom the actor books for. */
export const CheckCoupon = z.object({
  code: z.string().trim().min(1).max(100),
  clientId: z.uuid().optional(),
})
export type CheckCoupon = z.output<typeof CheckCoupon>

const uses = parsedText(
  (text) => (/^([1-9]\d{0,6})?$/.test(text.trim()) ? { count: Number(text) || null } : null),
  usesText,
)
  .transform(({ count }) => count)
  .pipe(z.number().max(usesLimit, usesText).nullable())

const day = z.union([z.literal('').transform(() => null), calendarDate('Enter a valid date')])

const chosen = (id: z.ZodType<string>, noneText: string, limit: number) =>
  z
    .array(id)
    .min(1, noneText)
    .max(limit)
    .nullable()
    .transform((ids) => ids && [...new Set(ids)].sort())

/** A coupon as entered. An empty code stands for a random one. */
export const CouponDraft = z
  .object({
    code: parsedText(readCode, codeText),
    kind: z.enum(['PERCENT', 'AMOUNT']),
    /** In basis points; ignored for an amount. */
    percent: parsedText(readPercent, percentText),
    /** Ignored for a percentage. */
    amount: amountSchema(),
    minimum: amountSchema(),
    startsOn: day,
    endsOn: day,
    maxUses: uses,
    maxUsesPerClient: uses,
    firstOrderOnly: z.boolean(),
    /** Null for all. */
    serviceIds: chosen(z.string().min(1).max(100), noServicesText, serviceLimit),
    /** Whose members it's for; null for everyone. */
    brokerageIds: chosen(z.uuid(), noBrokeragesText, brokerageLimit),
    /** Separated by spaces or commas; empty for all clients. */
    clientEmails: z
      .string()
      .max(50_000)
      .transform((text) => [
        ...new Set(
          text
            .toLowerCase()
            .split(/[\s,;]+/)
            .filter(Boolean),
        ),
      ])
      .pipe(z.array(z.string()).max(clientLimit, tooManyClientsText)),
  })
  .superRefine(({ kind, percent, amount, startsOn, endsOn }, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'PERCENT' && percent === 0) problem('percent', percentText)
    if (kind === 'AMOUNT' && amount.cents === 0) problem('amount', amountText)
    if (startsOn && endsOn && endsOn < startsOn) problem('endsOn', daysText)
  })
export type CouponDraft = z.output<typeof CouponDraft>
export type CouponInput = z.input<typeof CouponDraft>

/** `seen`: the `editKey` of the coupon when editing began. */
export const ChangeCoupon = CouponDraft.safeExtend({ couponId: z.uuid(), seen: z.string().max(100_000) })
export type ChangeCoupon = z.output<typeof ChangeCoupon>

export const ArchiveCoupon = z.object({ couponId: z.uuid(), isArchived: z.boolean() })
export type ArchiveCoupon = z.output<typeof ArchiveCoupon>

/** What the studio decides about a coupon. */
export type CouponValues = CouponTerms & {
  currency: string
  firstOrderOnly: boolean
  maxUses: number | null
  maxUsesPerClient: number | null
  startsOn: CalendarDate | null
  endsOn: CalendarDate | null
  /** Null for all clients. */
  clientEmails: readonly string[] | null
  /** Null for clients of every brokerage, and of none. */
  brokerageIds: readonly string[] | null
}

/** A coupon as the studio manages it. */
export type ManagedCoupon = CouponValues & {
  id: string
  isArchived: boolean
  /** Those of `brokerageIds`. */
  brokerageNames: readonly string[]
  /** Bookings that count as its uses. */
  uses: number
}
