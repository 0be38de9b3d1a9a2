import { z } from 'zod'
import { amountSchema } from '@/lib/platform/amount-schema'
import type { ServiceCategory } from '@/prisma/generated/enums'
import { minutesDisagree, writtenMinutes } from './rules'

const nameLimit = 100
const descriptionLimit = 300
const durationLimit = 60
/** One day: no slot is longer. */
const minutesLimit = 1440

const required = (label: string, limit: number) =>
  z.string().trim().min(1, `${label} is required`).max(limit, `${label} must be at most ${limit} characters`)

const ServiceId = z.string().min(1).max(100)
const Category = z.enum(['REAL_ESTATE', 'OTHER'], 'Please select a category')

/** What a photographer types about a service; minutes and price are text until they are parsed here. */
export const ServiceDraft = z
  .object({
    name: required('Name', nameLimit),
    description: required('Description', descriptionLimit),
    duration: required('Duration', durationLimit),
    durationMinutes: z
      .string()
      .trim()
      .regex(/^\d{1,4}$/, { error: 'Enter whole minutes', abort: true })
      .transform(Number)
      .pipe(z.number().max(minutesLimit, { error: `At most ${minutesLimit} minutes`, abort: true })),
    price: amountSchema(),
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
/** All of a service that can be edited: price in the minor unit of its currency, the time it blocks in minutes. */
export type ServiceValues = Omit<ServiceDraft, 'price'> & { priceCents: number; currency: string }
/** The fields of the form as they stand; the price without the currency it is sent with. */
export type ServiceTexts = Omit<z.input<typeof ServiceDraft>, 'price'> & { price: string }

export const AddService = ServiceDraft.safeExtend({ category: Category })
export type AddService = z.output<typeof AddService>
export type AddServiceInput = z.input<typeof AddService>

export const ChangeService = ServiceDraft.safeExtend({
  serviceId: ServiceId,
  /** How it stood when the editing began; if it does so no longer, somebody else was faster. */
  seen: z.object({
    name: z.string(),
    description: z.string(),
    duration: z.string(),
    durationMinutes: z.int(),
    priceCents: z.int(),
    currency: z.string(),
    active: z.boolean(),
  }),
})
export type ChangeService = z.output<typeof ChangeService>

const ServiceIds = z.array(ServiceId).max(1000)

/** A category's services in the order that was seen, and in the one that is wanted. */
export const OrderServices = z.object({ category: Category, seen: ServiceIds, wanted: ServiceIds })
export type OrderServices = z.output<typeof OrderServices>

export const DeleteService = z.object({ serviceId: ServiceId })

/** One service as it is offered today. The duration is shown as written: "2-3 hours". */
export type OfferedService = {
  id: string
  category: ServiceCategory
  name: string
  description: string
  duration: string
  /** Its part of the visit; 0 when it needs none. */
  durationMinutes: number
  priceCents: number
}

/** One service as photographers edit it. What was ever booked cannot be deleted. */
export type ManagedService = OfferedService & ServiceValues & { wasBooked: boolean }
