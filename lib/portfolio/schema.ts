import { z } from 'zod'
import {
  descriptionLimit,
  locationLimit,
  mediaLimit,
  nameLimit,
  noteLimit,
  statLabelLimit,
  statValueLimit,
  titleLimit,
} from './limits'
import { type MediaKind, portfolioFileKey } from './media-rules'
import {
  equipmentCategories,
  orderedEntryKinds,
  type PortfolioCategory,
  type PortfolioEntryKind,
  portfolioCategories,
  portfolioEntryKinds,
  type StatIcon,
  serviceTags,
  statIcons,
} from './rules'

const categoryText = 'Please select a category'
const tooMany = `At most ${mediaLimit} images and videos in one item`

const required = (label: string, limit: number) =>
  z.string().trim().min(1, `${label} is required`).max(limit, `${label} must be at most ${limit} characters`)
const optional = (label: string, limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `${label} must be at most ${limit} characters`)
    .transform((text) => text || null)

/** Text as a form gives it, which must be one of a fixed list. */
const OneOf = <Word extends string>(words: readonly Word[], message: string) =>
  z.string().transform((text, context) => {
    const word = words.find((candidate) => candidate === text)
    if (word !== undefined) return word
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const MediaAddress = z
  .string()
  .max(300)
  .refine((address) => portfolioFileKey(address) !== null, 'This file is not one of the portfolio')
const MediaAddresses = z
  .array(MediaAddress)
  .max(mediaLimit, tooMany)
  .transform((addresses) => [...new Set(addresses)])

/** What was opened, and how often it had been edited by then; null for something new. */
const Edited = z.object({ id: z.uuid(), revision: z.int().min(0) }).nullable()

/** The id of something new, chosen when its dialog opens: a save whose answer was lost is known when it is repeated. */
const NewId = z.uuid().optional()

/** A new project, or the whole of an edited one. */
export const SaveItem = z
  .object({
    edited: Edited,
    newId: NewId,
    title: required('Title', titleLimit),
    category: OneOf(portfolioCategories, categoryText),
    location: optional('Location', locationLimit),
    description: optional('Description', descriptionLimit),
    services: z
      .array(OneOf(serviceTags, 'Please select services from the list'))
      .max(serviceTags.length, 'A service is in the list twice')
      .transform((services) => serviceTags.filter((tag) => services.includes(tag))),
    images: MediaAddresses,
    videos: MediaAddresses,
    /** The starred image; without one the first is the cover. */
    cover: MediaAddress.nullable(),
    featured: z.boolean(),
    published: z.boolean(),
  })
  .refine(({ images, videos }) => images.length + videos.length <= mediaLimit, {
    path: ['images'],
    message: tooMany,
  })
export type SaveItem = z.output<typeof SaveItem>
export type SaveItemInput = z.input<typeof SaveItem>

/** Switches one of a project's two marks, from its card. */
export const SetItemFlag = z.object({
  itemId: z.uuid(),
  flag: z.enum(['featured', 'published']),
  on: z.boolean(),
})
export type SetItemFlag = z.output<typeof SetItemFlag>

/** One item, piece of equipment or figure. */
export const EntryRef = z.object({ kind: z.enum(portfolioEntryKinds), id: z.uuid() })
export type EntryRef = z.output<typeof EntryRef>

/** Puts an item or a figure right before or after another of its kind. */
export const ReorderEntry = z.object({
  kind: z.enum(orderedEntryKinds),
  id: z.uuid(),
  side: z.enum(['before', 'after']),
  neighborId: z.uuid(),
})
export type ReorderEntry = z.output<typeof ReorderEntry>

export const DiscardMedia = z.object({ addresses: z.array(MediaAddress).max(mediaLimit) })

export const SaveEquipment = z.object({
  edited: Edited,
  newId: NewId,
  name: required('Name', nameLimit),
  category: OneOf(equipmentCategories, categoryText),
  description: optional('Description', noteLimit),
})
export type SaveEquipment = z.output<typeof SaveEquipment>
export type SaveEquipmentInput = z.input<typeof SaveEquipment>

const orderText = 'Display order must be a whole number between -999,999 and 999,999'

export const SaveStat = z.object({
  edited: Edited,
  newId: NewId,
  /** As shown: `500+`. */
  value: required('Value', statValueLimit),
  label: required('Label', statLabelLimit),
  icon: OneOf(statIcons, 'Please select an icon'),
  position: z
    .string()
    .trim()
    .regex(/^(-?\d{1,6})?$/, orderText)
    .transform((text) => Number(text || '0')),
})
export type SaveStat = z.output<typeof SaveStat>
export type SaveStatInput = z.input<typeof SaveStat>

const formats = { avif: 'AVIF', webp: 'WEBP', jpg: 'JPEG' } as const

/** `960.avif`: the last part of a picture's address. */
export const PictureVariant = z
  .string()
  .regex(/^[1-9]\d{0,3}\.(avif|webp|jpg)$/)
  .transform((name) => {
    const [width, ending] = name.split('.')
    return { width: Number(width), format: formats[ending as keyof typeof formats] }
  })

/** What became of an upload, told to the browser that made it. */
export type MediaOutcome =
  | { outcome: 'stored'; address: string; kind: MediaKind }
  | { outcome: 'rejected'; problem: string }
  /** Its key was already taken: the browser sends the file again under another. */
  | { outcome: 'clash' }

/** A prepared picture: each width lies at its address, as `/960.avif` and `/960.webp` behind it. */
export type Picture = {
  address: string
  /** In px, upright. */
  width: number
  height: number
  /** A few blurred pixels as a data URI. */
  placeholder: string
  /** Smallest first. */
  widths: number[]
  /** Of the one JPEG that shows the whole picture, at `/960.jpg`. */
  fallbackWidth: number
  /** Whether it is also there in the shape messengers show, 1200 by 630, at `/1200.jpg`. */
  hasCut: boolean
}

/** An image, or a film with its still. An image without a picture is not prepared yet; visitors do not see it. */
export type Medium = { kind: MediaKind; address: string; picture: Picture | null }

/** A project as a card of the public page shows it. */
export type ProjectCard = {
  id: string
  title: string
  category: string
  location: string | null
  description: string | null
  services: string[]
  /** Of a project without images the still of its first film. */
  cover: Picture | null
  /** The film to take a still from where there is no picture at all. */
  firstVideo: string | null
  mediaCount: number
}

/** A project, whole. Images first, the cover before all others; then films. */
export type Project = {
  id: string
  title: string
  category: string
  location: string | null
  description: string | null
  services: string[]
  media: Medium[]
  published: boolean
}

/** The project before or after another, round in a circle. */
export type ProjectLink = { id: string; title: string; cover: Picture | null }

/** A project as its photographers manage it. Images in their stored order. */
export type ManagedItem = Project & {
  images: string[]
  videos: string[]
  cover: string | null
  featured: boolean
  revision: number
}

export type PortfolioCounts = {
  published: number
  drafts: number
  /** Every category, also those without a project. */
  byCategory: { category: PortfolioCategory; slug: string; count: number }[]
  equipment: number
  stats: number
}

/** Something deleted that can still be had back. */
export type DeletedEntry = {
  kind: PortfolioEntryKind
  id: string
  name: string
  /** Whole minutes until it is removed for good; 0 when that may happen at any moment. */
  minutesLeft: number
}

/** Equipment and figures as their photographers manage them. */
export type ManagedPiece = EquipmentPiece & { revision: number }
export type ManagedStat = PortfolioStat & { revision: number }

export type EquipmentPiece = { id: string; category: string; name: string; description: string | null }

export type PortfolioStat = {
  id: string
  label: string
  value: string
  icon: StatIcon
  position: number
}
