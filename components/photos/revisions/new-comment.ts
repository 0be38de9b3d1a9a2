import type { Spot } from '@/lib/photos/revisions/schema'

/** A comment that is being written: on a spot, or on the whole photo. */
export type NewComment = { spot: Spot | null }

/** A new comment with what was typed so far. */
export type UnsavedComment = NewComment & { text: string }
