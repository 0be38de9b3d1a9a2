import { z } from 'zod'
import { serviceLights } from '@/lib/catalog/limits'
import { writtenMinutes } from '@/lib/catalog/rules/duration'
import { amountSchema } from '@/lib/platform/amount-schema'
import { tooLongText } from '@/lib/platform/words'
import type { ServiceCategory, ServiceLight } from '@/prisma/generated/enums'
import { minutesDisagree, wholeMinutesText, wholeRoundsText } from './words'

const nameLimit = 100
const descriptionLimit = 300
const durationLimit = 60
/** One day, the longest a slot can be. */
const minutesLimit = 1440

const required = (label: string, limit: number) =>
  z.string().trim().min(1, `${label} is required`).max(limit, tooLongText(label, limit))

const ServiceId = z.string().min(1).max(100)
const Category = z.enum(['REAL_ESTATE', 'OTHER'], 'Please select a category')

/** A service as entered by a photographer. Parses minutes and price from text. */
export const ServiceDraft = z
  .object({
    name: required('Name', nameLimit),
    description: required('Description', descriptionLimit),
    duration: required('Duration', durationLimit),
    durationMinutes: z
      .string()
      .trim()
      .regex(/^\d{1,4}$/, { error: wholeMinutesText, abort: true })
      .transform(Number)
      .pipe(z.number().max(minutesLimit, { error: `At most ${minutesLimit} minutes`, abort: true })),
    light: z.enum(serviceLights),
    usesDrone: z.boolean(),
    showsExterior: z.boolean(),
    revisionRounds: z
      .string()
      .trim()
      .regex(/^\d{1,2}$/, wholeRoundsText)
      .transform(Number),
    price: amountSchema(),
    extraRound: amountSchema(),
    active: z.boolean(),
  })
  .superRefine(({ duration, durationMinutes }, context) => {
    const written = writtenMinutes(duration)
    if (!written || (durationMinutes >= written.min && durationMinutes <= written.max)) return
    context.addIssue({
      code: 'custom',
      path: ['durationMinutes'],
      message: minutesDisagree(duration, written),
    })
  })
export type ServiceDraft = z.output<typeof ServiceDraft>
/** The editable values of a service, with the price in the currency's minor unit. */
export type ServiceValues = Omit<ServiceDraft, 'price' | 'extraRound'> & {
  priceCents: number
  extraRoundCents: number
  currency: string
}
/** The current texts of the form's fields; the price without its currency. */
export type ServiceTexts = Omit<z.input<typeof ServiceDraft>, 'price' | 'extraRound'> & {
  price: string
  extraRound: string
}

export const AddService = ServiceDraft.safeExtend({ category: Category })
export type AddService = z.output<typeof AddService>
export type AddServiceInput = z.input<typeof AddService>

export const ChangeService = ServiceDraft.safeExtend({
  serviceId: ServiceId,
  /** The values when editing began; if they have changed since, the edit is rejected. */
  seen: z.object({
    name: z.string(),
    description: z.string(),
    duration: z.string(),
    durationMinutes: z.int(),
    light: z.enum(serviceLights),
    usesDrone: z.boolean(),
    showsExterior: z.boolean(),
    revisionRounds: z.int(),
    priceCents: z.int(),
    extraRoundCents: z.int(),
    currency: z.string(),
    active: z.boolean(),
  }),
})
export type ChangeService = z.output<typeof ChangeService>

const ServiceIds = z.array(ServiceId).max(1000)

/** The ids of a category's services in the order that was shown and in the requested one. */
export const OrderServices = z.object({ category: Category, seen: ServiceIds, wanted: ServiceIds })
export type OrderServices = z.output<typeof OrderServices>

export const DeleteService = z.object({ serviceId: ServiceId })

/** A service that is currently offered. The duration is free text, such as "2-3 hours". */
export type OfferedService = {
  id: string
  category: ServiceCategory
  name: string
  description: string
  duration: string
  /** How long it takes on site; 0 if it needs no visit. */
  durationMinutes: number
  /** When it is photographed. */
  light: ServiceLight
  usesDrone: boolean
  priceCents: number
}

/** A service as photographers edit it. A service that was ever booked can't be deleted. */
export type ManagedService = OfferedService & ServiceValues & { wasBooked: boolean }
