import { z } from 'zod'
import { tooLongText } from '@/lib/platform/words'
import type { LicenseKind } from '@/prisma/generated/enums'
import { licenseTextLimit } from './limits'
import { licenseKinds } from './rules/kinds'

const percentText = 'Enter a whole number from 0 to 100'

export const LicenseKindChoice = z.enum(licenseKinds)

export const ChooseLicense = z.object({ deliveryId: z.uuid(), kind: LicenseKindChoice })
export type ChooseLicense = z.output<typeof ChooseLicense>

export const LicensedDelivery = z.object({ deliveryId: z.uuid() })

/** Empty becomes null, which stands for the default. */
const text = z
  .string()
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(licenseTextLimit, tooLongText('The text', licenseTextLimit)))
  .transform((typed) => typed || null)

/** The studio's licenses as entered, and the serialized values when the page was opened. */
export const ChangeLicenses = z.object({
  defaultKind: LicenseKindChoice,
  listingText: text,
  yearText: text,
  unlimitedText: text,
  allowsBoards: z.literal('on').optional().transform(Boolean),
  boardsText: text,
  /** What another agent pays when photos are transferred, of what the first one was asked for. */
  transferPercent: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, percentText)
    .transform(Number)
    .pipe(z.number().max(100, percentText)),
  seen: z.string().max(10 * licenseTextLimit),
})
export type ChangeLicenses = z.output<typeof ChangeLicenses>
export type LicenseSettings = Omit<ChangeLicenses, 'seen'>

/** What a license says. `boardsText`: what the client may grant an MLS; null for nothing. */
export type LicenseTerms = { kind: LicenseKind; text: string; boardsText: string | null }

/** The license of a delivery. Dates are formatted; `startsOn` is null until the invoice is paid. */
export type License = LicenseTerms & {
  deliveryId: string
  startsOn: string | null
  /** The last day of a license for a year. */
  endsOn: string | null
  invoiceNumber: string | null
  /** The brokerage that pays it, or a part; `invoiceNumber` is that of its own invoice if the client has none. */
  brokerage: { name: string; invoiceNumber: string | null } | null
  licensee: { fullName: string; company: string | null }
  address: string
  photoCount: number
  studioName: string
  /** Whether this viewer can choose another one. */
  canChoose: boolean
}
