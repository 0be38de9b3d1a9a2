import { z } from 'zod'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import type { MediaKind } from '@/prisma/generated/enums'
import { captionByteLimit, maxChapters, maxChapterTitle, maxMediaFiles } from './limits'
import { captionTexts, chapterProblems } from './words'

export const MediaIds = z.array(z.uuid()).min(1).max(maxMediaFiles)

export const AddMedia = z.object({ deliveryId: z.uuid(), mediaIds: MediaIds })
export const OneMedium = z.object({ mediaId: z.uuid() })
export const DiscardMedia = z.object({ mediaIds: MediaIds })
export const SetCaptions = z.object({
  mediaId: z.uuid(),
  /** A WebVTT file's content; null removes them. */
  file: z
    .string()
    .refine((text) => new TextEncoder().encode(text).length <= captionByteLimit, captionTexts.tooLarge)
    .nullable(),
})
export type SetCaptions = z.output<typeof SetCaptions>
export const SetChapters = z.object({
  mediaId: z.uuid(),
  /** One a line. */
  chapters: z
    .string()
    .max(maxChapters * (maxChapterTitle + 20), chapterProblems.tooMany(maxChapters))
    .default(''),
})
export type SetChapters = z.output<typeof SetChapters>
export const SetUnbranded = z.object({ mediaId: z.uuid(), isUnbranded: z.boolean() })

/** What browsers load of a film, as in its address; `play` is the film as it was delivered. */
export const filmVariants = ['play', 'full-hd', 'hd', 'poster', 'preview'] as const
export type FilmVariant = (typeof filmVariants)[number]
/** With its captions, which aren't a stored file. */
export const shownVariants = [...filmVariants, 'captions'] as const
export type ShownVariant = (typeof shownVariants)[number]
export const mediaVariants = ['original', ...shownVariants] as const
export type MediaVariant = (typeof mediaVariants)[number]

export const MediaAddress = z.object({ mediaId: z.uuid(), variant: z.enum(mediaVariants) })

export const renditionKinds = ['POSTER', 'PREVIEW', 'HD', 'FULL_HD'] as const
export const RenditionInput = z.object({ mediaId: z.uuid(), kind: z.enum(renditionKinds) })

/** An uploaded film or document that was accepted. */
export type StoredMedium = { mediaId: string; kind: MediaKind }
/** One that wasn't sent yet, as in a draft. */
export const UnsentMedium = z.object({
  mediaId: z.uuid(),
  name: z.string().max(500),
  sizeBytes: z.number().int().min(0),
})
export type UnsentMedium = z.output<typeof UnsentMedium>

/** Returned to the browser. */
export type MediaOutcome = UploadOutcome<StoredMedium>

/** A named place in a film. `time`: as shown, such as `0:42` */
export type Chapter = { seconds: number; time: string; title: string }

/** A film of a delivery. */
export type Film = {
  id: string
  /** Null while it's locked: a name may describe the property. */
  name: string | null
  durationMs: number
  width: number
  height: number
  isUnbranded: boolean
  miniature: string | null
  hasPoster: boolean
  hasPreview: boolean
  /** Null while it's locked. */
  open: {
    sizeBytes: number
    /** The addresses that browsers play, the best first; none if they can't play it. */
    sources: string[]
    /** The address of its captions; null without any. */
    captions: string | null
    chapters: Chapter[]
  } | null
}

/** A document of an unlocked delivery. */
export type DeliveredDocument = { id: string; name: string; sizeBytes: number }

/** Films and documents of a delivery. */
export type DeliveryMediaFiles = {
  films: Film[]
  documents: DeliveredDocument[]
  /** Those that open after payment. */
  lockedDocuments: number
  /** Whether this person adds and deletes them. */
  canChange: boolean
}

/** The films and documents of a download: `1 film, 2 documents`. */
export type MediaSummary = { text: string; bytes: number }
