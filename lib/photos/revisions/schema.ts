import { z } from 'zod'
import type { Side } from '@/lib/auth/rules/capabilities'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import type { PhotoVariant } from '@/lib/photos/deliveries/schema/photos'
import { commentLimit } from '@/lib/photos/revisions/limits'
import type { PhotoState, VersionState } from '@/prisma/generated/enums'

import { emptyCommentText, repeatedFileText, tooLongCommentText } from './words/revisions'

const Text = z.string().trim().min(1, emptyCommentText).max(commentLimit, tooLongCommentText)
const Fraction = z.number().min(0).max(1)

/** A spot of a photo, as fractions of its width and height. */
export const Spot = z.object({ x: Fraction, y: Fraction })
export type Spot = z.output<typeof Spot>

/** `spot`: null for a comment on the whole photo. */
export const AddComment = z.object({ photoId: z.uuid(), spot: Spot.nullable(), text: Text })
export type AddComment = z.output<typeof AddComment>

export const AddReply = z.object({ threadId: z.uuid(), text: Text })
export type AddReply = z.output<typeof AddReply>

export const EditComment = z.object({ commentId: z.uuid(), text: Text })
export type EditComment = z.output<typeof EditComment>

export const OneComment = z.object({ commentId: z.uuid() })

export const SetResolved = z.object({ threadId: z.uuid(), resolved: z.boolean() })
export type SetResolved = z.output<typeof SetResolved>

/** `priceCents`: as shown to the client, so that nobody pays a price they didn't see. */
export const SendRound = z.object({
  deliveryId: z.uuid(),
  idempotencyKey: z.uuid(),
  priceCents: z.int().min(0),
})
export type SendRound = z.output<typeof SendRound>

/** Uploaded files, each as the new version of a photo. */
export const AddVersions = z.object({
  deliveryId: z.uuid(),
  idempotencyKey: z.uuid(),
  versions: z
    .array(z.object({ photoId: z.uuid(), fileId: z.uuid() }))
    .min(1)
    .max(fullPhotoLimit)
    .refine(
      (all) =>
        new Set(all.map(({ photoId }) => photoId)).size === all.length &&
        new Set(all.map(({ fileId }) => fileId)).size === all.length,
      repeatedFileText,
    ),
})
export type AddVersions = z.output<typeof AddVersions>

export const OneVersion = z.object({ versionId: z.uuid() })

export const versionVariants = ['tile', 'screen', 'original'] as const satisfies PhotoVariant[]
export type VersionVariant = (typeof versionVariants)[number]
export const VersionAddress = z.object({ versionId: z.uuid(), variant: z.enum(versionVariants) })
export type VersionAddress = z.output<typeof VersionAddress>

/** A comment for display. */
export type ShownComment = {
  id: string
  text: string
  author: string
  isOwn: boolean
  authorRole: Side
  /** Only the author sees it, until it's sent with the next round. */
  isDraft: boolean
  /** The number of the round that it was sent with; null for drafts and replies. */
  round: number | null
  /** ISO 8601 */
  createdAt: string
}

/** A thread for display. */
export type ShownThread = {
  id: string
  /** Counts a photo's threads from 1, as its pin shows. */
  number: number
  /** Null for the whole photo. */
  spot: Spot | null
  isDraft: boolean
  isResolved: boolean
  waitsFor: Side | null
  comments: ShownComment[]
}

/** A version for display. */
export type ShownVersion = {
  id: string
  number: number
  name: string
  state: PhotoState
  decision: VersionState
  /** Whether it's what galleries and downloads have. */
  isCurrent: boolean
  problem: string | null
  createdAt: string
}

/** A photo with comments or versions. */
export type RevisedPhoto = {
  photoId: string
  name: string
  /** Its position in the gallery, from 1. */
  position: number
  threads: ShownThread[]
  /** Oldest first; empty if it was never revised. */
  versions: ShownVersion[]
}

/** What the next round costs and how many included ones are left. */
export type NextRound = {
  number: number
  /** The included rounds that are left, this one included. */
  left: number
  included: number
  priceCents: number
  /** The latest round whose changes the studio hasn't made yet; null for none. */
  waiting: number | null
  /** Formatted; null if it costs nothing. */
  price: string | null
}

/** The change requests of a delivery, as one reader sees them. */
export type Revisions = {
  deliveryId: string
  bookingId: string
  reader: Side
  /** Whether this reader can comment, request changes and approve versions. */
  canRequest: boolean
  /** Whether this reader can reply for the studio and upload versions. */
  canRevise: boolean
  next: NextRound
  /** How many comments wait to be sent. */
  drafts: number
  photos: RevisedPhoto[]
}

/** The threads of a delivery that wait for someone. */
export type WaitingThreads = { deliveryId: string; count: number }
