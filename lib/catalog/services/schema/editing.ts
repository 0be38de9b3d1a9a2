import { z } from 'zod'
import {
  bandLimits,
  descriptionLimit,
  maxLinks,
  priceBases,
  serviceKinds,
  serviceLights,
  shotLimits,
} from '@/lib/catalog/services/limits'
import { canIncludePhotos, hasBands } from '@/lib/catalog/services/rules/bands'
import { writtenMinutes } from '@/lib/catalog/services/rules/duration'
import { toShotLines } from '@/lib/catalog/services/rules/shots'
import {
  automaticDaysText,
  countedPackageText,
  inBand,
  looseAddOnText,
  minutesDisagree,
  noBandsText,
  nothingOfferedText,
  openPhotosText,
  repeatedLimitText,
  smallPackageText,
  uncountedPhotosText,
  wholeMinutesText,
  wholeRoundsText,
} from '@/lib/catalog/services/words/editor'
import { longShotText, manyShotsText } from '@/lib/catalog/services/words/shots'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { tooLongText } from '@/lib/platform/words'
import type { OfferedService, PriceBand } from './services'

const nameLimit = 100
const durationLimit = 60
/** One day, the longest a slot can be. */
const minutesLimit = 1440

const required = (label: string, limit: number) =>
  z.string().trim().min(1, `${label} is required`).max(limit, tooLongText(label, limit))

const ServiceId = z.string().min(1).max(100)
const Category = z.enum(['REAL_ESTATE', 'OTHER'], 'Please select a category')

const wholeNumber = (label: string, max: number) =>
  z
    .string()
    .trim()
    .regex(/^(\d[\d,]{0,9})?$/, { error: `${label} must be a whole number`, abort: true })
    .transform((text) => text.replaceAll(',', ''))
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(
      z
        .number()
        .min(1, `${label} must be at least 1`)
        .max(max, `${label} must be at most ${max.toLocaleString('en-US')}`)
        .nullable(),
    )

const minutes = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, { error: wholeMinutesText, abort: true })
  .transform(Number)
  .pipe(z.number().max(minutesLimit, { error: `At most ${minutesLimit} minutes`, abort: true }))

/** A band as typed; without a limit it is the last. */
const BandDraft = z.object({
  upTo: wholeNumber('The limit', bandLimits.upTo),
  price: amountSchema(),
  durationMinutes: minutes,
  photosIncluded: wholeNumber('Photos', bandLimits.photos),
  /** Absent for the service's. */
  extraPhoto: amountSchema().optional(),
  turnaroundHours: wholeNumber('Turnaround hours', bandLimits.turnaroundHours),
})
type BandDraft = z.output<typeof BandDraft>

/** Parses bands one by one, so that an error names its row and leads to its cell. */
const BandDrafts = z
  .array(z.record(z.string(), z.unknown()))
  .max(bandLimits.bands)
  .transform((rows, context): BandDraft[] => {
    const problem = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const bands = rows.map((row, index) => {
      const { data, error } = BandDraft.safeParse(row)
      const issue = error?.issues[0]
      if (issue) problem([index, ...issue.path], inBand(index, issue.message))
      return data
    })
    const limits = bands.map((band) => band?.upTo)
    const repeated = limits.findIndex((limit, index) => limit !== undefined && limits.indexOf(limit) < index)
    if (repeated >= 0) problem([repeated, 'upTo'], repeatedLimitText)
    return bands.filter((band) => band !== undefined)
  })

const ServiceIds = z.array(ServiceId)

/** Splits a shot list into its lines. */
const ShotLines = z
  .string()
  .transform(toShotLines)
  .refine(({ length }) => length <= shotLimits.lines, { error: manyShotsText })
  .refine((lines) => lines.every(({ length }) => length <= shotLimits.characters), { error: longShotText })

/** A service as entered by a photographer. Parses minutes and price from text. */
export const ServiceDraft = z
  .object({
    name: required('Name', nameLimit),
    description: required('Description', descriptionLimit),
    duration: required('Duration', durationLimit),
    durationMinutes: minutes,
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
    /** The price of each photo beyond those included; ignored for a package, and for a price for each. */
    extraPhoto: amountSchema(),
    active: z.boolean(),
    priceBasis: z.enum(priceBases).default('FIXED'),
    countsBasement: z.boolean().default(true),
    countsDetached: z.boolean().default(true),
    /** Ignored for a fixed price; otherwise they decide price and minutes. */
    bands: BandDrafts.default([]),
    /** Ignored with bands, which have their own. */
    turnaroundHours: wholeNumber('Turnaround hours', bandLimits.turnaroundHours).default(null),
    /** Ignored with bands, which have their own. */
    photosIncluded: wholeNumber('Photos', bandLimits.photos).default(null),
    kind: z.enum(serviceKinds).default('SERVICE'),
    /** What a package contains, or an add-on is offered with; ignored for a service. */
    linkedIds: ServiceIds.max(maxLinks).default([]),
    /** The ISO weekdays on which an add-on is added to orders; ignored for others. */
    automaticDays: z.array(z.int().min(1).max(7)).max(7).default([]),
    /** What is photographed, one a line; ignored for a package, whose services have their own. */
    shots: ShotLines.prefault(''),
  })
  .superRefine(({ kind, linkedIds, priceBasis, automaticDays, durationMinutes }, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'PACKAGE' && (priceBasis === 'PHOTOS' || priceBasis === 'EACH'))
      problem('priceBasis', countedPackageText)
    if (kind === 'PACKAGE' && new Set(linkedIds).size < 2) problem('linkedIds', smallPackageText)
    if (kind === 'ADD_ON' && linkedIds.length === 0) problem('linkedIds', looseAddOnText)
    const isPlain = priceBasis === 'FIXED' && durationMinutes === 0
    if (kind === 'ADD_ON' && automaticDays.length > 0 && !isPlain) problem('automaticDays', automaticDaysText)
  })
  .superRefine((draft, context) => {
    if (!canIncludePhotos(draft) || draft.priceBasis === 'PHOTOS') return
    const ofService = draft.extraPhoto
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const counted: Pick<BandDraft, 'photosIncluded' | 'extraPhoto'>[] = hasBands(draft.priceBasis)
      ? draft.bands
      : [{ photosIncluded: draft.photosIncluded }]
    for (const [index, { photosIncluded, extraPhoto }] of counted.entries()) {
      if (photosIncluded !== null || (extraPhoto ?? ofService).cents === 0) continue
      if (extraPhoto) problem(['bands', index, 'photosIncluded'], inBand(index, uncountedPhotosText))
      else return problem(['extraPhoto'], uncountedPhotosText)
    }
  })
  .superRefine(({ kind, duration, durationMinutes, priceBasis, bands }, context) => {
    if (hasBands(priceBasis)) {
      const problem = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path: ['bands', ...path], message })
      const open = bands.findIndex(({ upTo }) => upTo === null)
      if (bands.length === 0) problem([], noBandsText)
      else if (open >= 0 && priceBasis === 'PHOTOS') problem([open, 'upTo'], openPhotosText)
      return
    }
    const written = writtenMinutes(duration)
    // A package without minutes takes as long as its services.
    const isSum = kind === 'PACKAGE' && durationMinutes === 0
    if (!written || isSum || (durationMinutes >= written.min && durationMinutes <= written.max)) return
    context.addIssue({
      code: 'custom',
      path: ['durationMinutes'],
      message: minutesDisagree(duration, written),
    })
  })
export type ServiceDraft = z.output<typeof ServiceDraft>
/** The editable values of a service, with the price in the currency's minor unit. */
export type ServiceValues = Omit<ServiceDraft, 'price' | 'extraRound' | 'extraPhoto' | 'bands'> & {
  bands: PriceBand[]
  priceCents: number
  extraRoundCents: number
  extraPhotoCents: number
  currency: string
}
/** The current texts of the form's fields; the price without its currency. */
export type ServiceTexts = Omit<
  Required<z.input<typeof ServiceDraft>>,
  'price' | 'extraRound' | 'extraPhoto' | 'bands'
> & {
  turnaroundHours: string
  photosIncluded: string
  price: string
  extraRound: string
  extraPhoto: string
  bands: BandTexts[]
}

/** A band's fields as typed; `key` tells rows apart. */
export type BandTexts = {
  key: string
  upTo: string
  price: string
  durationMinutes: string
  photosIncluded: string
  /** Empty for the service's. */
  extraPhoto: string
  turnaroundHours: string
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
    priceBasis: z.enum(priceBases).default('FIXED'),
    countsBasement: z.boolean().default(true),
    countsDetached: z.boolean().default(true),
    turnaroundHours: z.int().nullable().default(null),
    photosIncluded: z.int().nullable().default(null),
    extraPhotoCents: z.int().default(0),
    kind: z.enum(serviceKinds).default('SERVICE'),
    linkedIds: ServiceIds.default([]),
    automaticDays: z.array(z.int()).max(7).default([]),
    shots: z.array(z.string()).max(shotLimits.lines).default([]),
    bands: z
      .array(
        z.object({
          upTo: z.int().nullable(),
          priceCents: z.int(),
          durationMinutes: z.int(),
          photosIncluded: z.int().nullable(),
          extraPhotoCents: z.int().nullable().default(null),
          turnaroundHours: z.int().nullable(),
        }),
      )
      .max(bandLimits.bands)
      .default([]),
  }),
})
export type ChangeService = z.output<typeof ChangeService>

/** The ids of a category's services in the order that was shown and in the requested one. */
export const OrderServices = z.object({
  category: Category,
  seen: ServiceIds.max(1000),
  wanted: ServiceIds.max(1000),
})
export type OrderServices = z.output<typeof OrderServices>

/** Which of the listed services the studio offers, and at what price; without one, it keeps its own. */
export const OfferServices = z.object({
  services: z
    .array(z.object({ serviceId: ServiceId, isOffered: z.boolean(), price: amountSchema().optional() }))
    .max(1000)
    .refine((services) => services.some(({ isOffered }) => isOffered), { error: nothingOfferedText }),
})
export type OfferServices = z.output<typeof OfferServices>
export type OfferServicesInput = z.input<typeof OfferServices>

export const DeleteService = z.object({ serviceId: ServiceId })

/** A service as photographers edit it. A service that was ever booked can't be deleted. */
export type ManagedService = OfferedService & ServiceValues & { wasBooked: boolean; isImported: boolean }
