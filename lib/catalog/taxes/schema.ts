import { z } from 'zod'
import { parsedText } from '@/lib/platform/text/parsed-text'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { tooLongText } from '@/lib/platform/words'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import { certificateNumberLimit, rateNameLimit, taxNumberLimit, zipLimit } from './limits'
import { type PlacedRate, taxLevels } from './rules/pick-rates'
import { readRate, readZips } from './rules/rate-text'
import { type StateCode, stateCodes } from './rules/states'
import type { TaxedThings } from './rules/taxable'
import { certificateNeededText, rateText, zipsText } from './words'

/** A tax rate as entered. Without a state and ZIP codes it applies everywhere. */
export const TaxRateDraft = z.object({
  level: z.enum(taxLevels, 'Choose who levies it'),
  name: z
    .string()
    .trim()
    .min(1, 'Enter the name that invoices show')
    .max(rateNameLimit, tooLongText('Name', rateNameLimit)),
  state: z.union([z.literal('').transform(() => null), z.enum(stateCodes as [StateCode, ...StateCode[]])]),
  zips: parsedText(readZips, zipsText).pipe(
    z.array(z.string()).max(zipLimit, `At most ${zipLimit} ZIP codes`),
  ),
  rate: parsedText(readRate, rateText),
  startsOn: calendarDate('Enter the first day it applies'),
})
export type TaxRateDraft = z.output<typeof TaxRateDraft>
export type TaxRateInput = z.input<typeof TaxRateDraft>

export const OneRate = z.object({ rateId: z.uuid() })

/** `seen`: the `editKey` of the rate when editing began. */
export const ChangeRate = TaxRateDraft.extend({ rateId: z.uuid(), seen: z.string().max(10_000) })
export type ChangeRate = z.output<typeof ChangeRate>

/** A rate as photographers manage it. */
export type ManagedRate = PlacedRate & { id: string }

/** Without one, the form doesn't send the field. */
const serviceIds = z.array(z.string().max(100)).max(1_000).default([])

/** A certificate of exemption as entered. Without a state it counts everywhere, without a date forever. */
export const AddExemption = z.object({
  clientId: z.uuid(),
  certificateNumber: z
    .string()
    .trim()
    .min(1, 'Enter the number on the certificate')
    .max(certificateNumberLimit, tooLongText('Certificate number', certificateNumberLimit)),
  state: z.union([z.literal('').transform(() => null), z.enum(stateCodes as [StateCode, ...StateCode[]])]),
  expiresOn: z.union([z.literal('').transform(() => null), calendarDate('Enter a valid date')]),
  fileId: z.uuid(certificateNeededText),
})
export type AddExemption = z.output<typeof AddExemption>
export type AddExemptionInput = z.input<typeof AddExemption>

export const OneExemption = z.object({ exemptionId: z.uuid() })

export type CertificateOutcome = UploadOutcome<{ fileId: string }>

/** A client's certificate as photographers see it; dates are formatted. */
export type ClientExemption = {
  id: string
  certificateNumber: string
  /** `Washington`, `All states` */
  where: string
  expiresOn: string | null
  isExpired: boolean
}

const tick = z.literal('on').optional().transform(Boolean)

/** How the studio taxes, as entered: of the listed services, those that are taxed. */
export const ChangeTaxSettings = z
  .object({
    pricesIncludeTax: z.enum(['yes', 'no']).transform((choice) => choice === 'yes'),
    taxesTravel: tick,
    taxesLateFees: tick,
    taxesRevisionRounds: tick,
    taxesLicenses: tick,
    taxesOther: tick,
    taxNumber: z
      .string()
      .trim()
      .max(taxNumberLimit, tooLongText('Tax number', taxNumberLimit))
      .transform((text) => text || null),
    listedServiceIds: serviceIds,
    taxedServiceIds: serviceIds,
    seen: z.string().max(200_000),
  })
  .transform(({ listedServiceIds, taxedServiceIds, ...settings }) => ({
    ...settings,
    untaxedServiceIds: listedServiceIds.filter((id) => !taxedServiceIds.includes(id)),
  }))
export type ChangeTaxSettings = z.output<typeof ChangeTaxSettings>

export type TaxSettings = Omit<TaxedThings, 'untaxedServiceIds'> & {
  pricesIncludeTax: boolean
  taxNumber: string | null
  untaxedServiceIds: string[]
}
