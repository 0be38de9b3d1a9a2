import { z } from 'zod'
import {
  descriptionLimit,
  equipmentCategories,
  locationLimit,
  type MediaKind,
  mediaLimit,
  type PortfolioCategory,
  portfolioCategories,
  portfolioFileKey,
  type StatIcon,
  serviceTags,
  statIcons,
  titleLimit,
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

/** A new project, or with an id the whole of an edited one. */
export const SaveItem = z
  .object({
    /** The project that was opened, and how often it had been edited by then; null for a new one. */
    edited: z.object({ itemId: z.uuid(), revision: z.int().min(0) }).nullable(),
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

export const FeatureItem = z.object({ itemId: z.uuid(), featured: z.boolean() })
export const DeleteItem = z.object({ itemId: z.uuid() })
export const DiscardMedia = z.object({ addresses: z.array(MediaAddress).max(mediaLimit) })

/** Null for something new. */
const OptionalId = z.uuid().nullable()

export const SaveEquipment = z.object({
  equipmentId: OptionalId,
  name: required('Name', 120),
  category: OneOf(equipmentCategories, categoryText),
  description: optional('Description', 300),
})
export type SaveEquipment = z.output<typeof SaveEquipment>
export type SaveEquipmentInput = z.input<typeof SaveEquipment>
export const DeleteEquipment = z.object({ equipmentId: z.uuid() })

const orderText = 'Display order must be a whole number'

export const SaveStat = z.object({
  statId: OptionalId,
  /** As shown: `500+`. */
  value: required('Value', 20),
  label: required('Label', 60),
  icon: OneOf(statIcons, 'Please select an icon'),
  displayOrder: z
    .string()
    .trim()
    .regex(/^-?\d{0,6}$/, orderText)
    .transform((text) => Number(text || '0')),
})
export type SaveStat = z.output<typeof SaveStat>
export type SaveStatInput = z.input<typeof SaveStat>
export const DeleteStat = z.object({ statId: z.uuid() })

/** What became of an upload, told to the browser that made it. */
export type MediaOutcome =
  | { outcome: 'kept'; address: string; kind: MediaKind }
  | { outcome: 'refused'; problem: string }
  /** Its key was already taken: the browser sends the file again under another. */
  | { outcome: 'clash' }

/** A project as a card of the public page shows it. */
export type ProjectCard = {
  id: string
  title: string
  category: string
  location: string | null
  description: string | null
  services: string[]
  cover: string | null
  /** The film to take a still from where there is no image. */
  firstVideo: string | null
  mediaCount: number
}

/** A project, whole. Images with the cover first. */
export type Project = {
  id: string
  title: string
  category: string
  location: string | null
  description: string | null
  services: string[]
  images: string[]
  videos: string[]
  published: boolean
}

/** The project before or after another, round in a circle. */
export type ProjectLink = { id: string; title: string; cover: string | null }

/** A project as its photographers manage it. Images in their stored order. */
export type ManagedItem = Project & { cover: string | null; featured: boolean; revision: number }

export type PortfolioCounts = {
  published: number
  drafts: number
  /** Every category, also those without a project. */
  byCategory: { category: PortfolioCategory; slug: string; count: number }[]
  equipment: number
  stats: number
}

export type EquipmentPiece = { id: string; category: string; name: string; description: string | null }

export type PortfolioStat = {
  id: string
  label: string
  value: string
  icon: StatIcon
  displayOrder: number
}
