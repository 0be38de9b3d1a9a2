import { z } from 'zod'
import { Email, FullName, Phone } from '@/lib/people/accounts/schema/fields'
import { anotherDay, dayParts, limits, linkLimit } from '@/lib/photos/property-pages/limits'
import { countLinks } from '@/lib/photos/property-pages/rules/links'
import { fieldErrors } from '@/lib/photos/property-pages/words'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { tooLongText } from '@/lib/platform/words'

export const paragraphs = (label: string, limit: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, '')
        .trim(),
    )
    .pipe(z.string().max(limit, tooLongText(label, limit)))

/** A visitor's question, or request to see the property. */
export const SendInquiry = z
  .object({
    pageId: z.uuid(),
    /** Generated for one opening of the form; empty for one that wasn't opened. */
    idempotencyKey: z.union([z.literal(''), z.uuid()]),
    /** The signed time when the form was opened. */
    stamp: z.string().max(200).default(''),
    /** A hidden field; if it is filled in, the visitor is a bot. */
    reference: z.string().default(''),
    fullName: FullName,
    email: Email,
    phone: Phone.prefault(''),
    /** When they want to see it. */
    day: z.union([z.literal(anotherDay), calendarDate()]).optional(),
    part: z.enum(dayParts).optional(),
    message: paragraphs('Your message', limits.message)
      .pipe(z.string().refine((text) => countLinks(text) <= linkLimit, fieldErrors.links))
      .prefault(''),
  })
  .refine(({ day, message }) => day !== undefined || message !== '', {
    path: ['message'],
    message: fieldErrors.message,
  })
export type SendInquiry = z.output<typeof SendInquiry>

export const OneInquiry = z.object({ inquiryId: z.uuid() })

/** What identifies one opening of the inquiry form. */
export type FormOpening = { idempotencyKey: string; stamp: string }

export type Inquiry = {
  id: string
  fullName: string
  email: string
  phone: string | null
  message: string
  /** Formatted. */
  receivedAt: string
}
