import { z } from 'zod'
import { oneOf, pageNumber, searchText, urlState } from '@/lib/platform/web/url-state'
import { tooLongText } from '@/lib/platform/words'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
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
import {
  equipmentCategories,
  type PortfolioCategory,
  portfolioCategories,
  type StatIcon,
  serviceTags,
  statIcons,
} from './rules/categories'
import { orderedEntryKinds, type PortfolioEntryKind, portfolioEntryKinds } from './rules/entries'
import type { MediaKind } from './rules/media'
import { positionInvalid, serviceRepeated, serviceUnknown, tooManyMedia } from './words'

/** The state of the public page in the URL. `category` is a slug; empty for all. */
export const PortfolioFilter = urlState('/portfolio', { category: searchText(100) })

export const ManagedPortfolio = urlState('/admin-portfolio', {
  tab: oneOf(['items', 'equipment', 'statistics']),
  category: searchText(100),
  page: pageNumber(10_000),
})

const categoryText = 'Please select a category'

const required = (label: string, limit: number) =>
  z.string().trim().min(1, `${label} is required`).max(limit, tooLongText(label, limit))
const optional = (label: string, limit: number) =>
  z
    .string()
    .trim()
    .max(limit, tooLongText(label, limit))
    .transform((text) => text || null)

/** A form value that must be in a fixed list. */
const OneOf = <Word extends string>(words: readonly Word[], message: string) =>
  z.string().pipe(z.enum(words, message))

/** The ids of stored images and videos. */
const MediaIds = z
  .array(z.uuid())
  .max(mediaLimit, tooManyMedia)
  .transform((ids) => [...new Set(ids)])

/** The edited entry with the revision that was opened; null for a new one. */
const Edited = z.object({ id: z.uuid(), revision: z.int().min(0) }).nullable()

/** The id of a new entry, chosen when its dialog opens, so that a repeated save is recognized. */
const NewId = z.uuid().optional()

/** A new project, or all fields of an edited one. */
export const SaveItem = z.object({
  edited: Edited,
  newId: NewId,
  title: required('Title', titleLimit),
  category: OneOf(portfolioCategories, categoryText),
  location: optional('Location', locationLimit),
  description: optional('Description', descriptionLimit),
  services: z
    .array(OneOf(serviceTags, serviceUnknown))
    .max(serviceTags.length, serviceRepeated)
    .transform((services) => serviceTags.filter((tag) => services.includes(tag))),
  /** In order. Images are shown before videos. */
  media: MediaIds,
  /** The starred image; if null, the first image is the cover. */
  cover: z.uuid().nullable(),
  featured: z.boolean(),
  published: z.boolean(),
})
export type SaveItem = z.output<typeof SaveItem>
export type SaveItemInput = z.input<typeof SaveItem>

/** Sets one of a project's flags. */
export const SetItemFlag = z.object({
  itemId: z.uuid(),
  flag: z.enum(['featured', 'published']),
  on: z.boolean(),
})
export type SetItemFlag = z.output<typeof SetItemFlag>

/** An item, a piece of equipment, or a statistic. */
export const EntryRef = z.object({ kind: z.enum(portfolioEntryKinds), id: z.uuid() })
export type EntryRef = z.output<typeof EntryRef>

/** Moves an item or a statistic right before or after another. */
export const ReorderEntry = z.object({
  kind: z.enum(orderedEntryKinds),
  id: z.uuid(),
  side: z.enum(['before', 'after']),
  neighborId: z.uuid(),
})
export type ReorderEntry = z.output<typeof ReorderEntry>

export const DiscardMedia = z.object({ mediaIds: MediaIds })

export const SaveEquipment = z.object({
  edited: Edited,
  newId: NewId,
  name: required('Name', nameLimit),
  category: OneOf(equipmentCategories, categoryText),
  description: optional('Description', noteLimit),
})
export type SaveEquipment = z.output<typeof SaveEquipment>
export type SaveEquipmentInput = z.input<typeof SaveEquipment>

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
    .regex(/^(-?\d{1,6})?$/, positionInvalid)
    .transform((text) => Number(text || '0')),
})
export type SaveStat = z.output<typeof SaveStat>
export type SaveStatInput = z.input<typeof SaveStat>

const formats = { avif: 'AVIF', webp: 'WEBP', jpg: 'JPEG' } as const

/** The last part of a picture's URL: `960.avif`. */
export const PictureVariant = z
  .string()
  .regex(/^[1-9]\d{0,3}\.(avif|webp|jpg)$/)
  .transform((name) => {
    const [width, ending] = name.split('.')
    return { width: Number(width), format: formats[ending as keyof typeof formats] }
  })

/** An uploaded image or video that was accepted. */
export type StoredFile = { id: string; address: string; kind: MediaKind }
export type MediaOutcome = UploadOutcome<StoredFile>

/** A prepared picture. Its widths are at `/960.avif` and `/960.webp` below its address. */
export type Picture = {
  address: string
  /** In px, upright. */
  width: number
  height: number
  /** A few blurred pixels as a data URI. */
  placeholder: string
  /** Smallest first. */
  widths: number[]
  /** The width of the uncropped JPEG, at `/960.jpg`. */
  fallbackWidth: number
  /** Whether there is a 1200 × 630 crop for link previews, at `/1200.jpg`. */
  hasCut: boolean
}

/** An image, or a video with its still. Visitors don't see an image until its picture is prepared. */
export type Medium = { id: string; kind: MediaKind; address: string; picture: Picture | null }

type ProjectTexts = {
  id: string
  title: string
  category: string
  location: string | null
  description: string | null
  services: string[]
}

/** A project on a card of the public page. */
export type ProjectCard = ProjectTexts & {
  /** The cover image, or the still of the first video. */
  cover: Picture | null
  /** The video to show if there is no cover. */
  firstVideo: string | null
  mediaCount: number
}

/** A project with its media: the cover, the other images, then the videos. */
export type Project = ProjectTexts & { media: Medium[]; published: boolean }

/** The project before or after another. */
export type ProjectLink = { id: string; title: string; cover: Picture | null }

/** A project on the management page. */
export type ManagedItem = Project & {
  /** The ids of its media in the order they were saved, unlike `media`, which starts with the cover. */
  savedOrder: string[]
  featured: boolean
  revision: number
}

export type PortfolioCounts = {
  published: number
  drafts: number
  /** Every category, including empty ones. */
  byCategory: { category: PortfolioCategory; slug: string; count: number }[]
  equipment: number
  stats: number
}

/** A deleted entry that can be restored. */
export type DeletedEntry = {
  kind: PortfolioEntryKind
  id: string
  name: string
  /** Whole minutes until it is permanently deleted; 0 when that may happen at any moment. */
  minutesLeft: number
}

export type EquipmentPiece = {
  id: string
  category: string
  name: string
  description: string | null
  revision: number
}

export type PortfolioStat = {
  id: string
  label: string
  value: string
  icon: StatIcon
  position: number
  revision: number
}
