import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { Size } from '@/lib/photos/reels/rules/formats'
import type { ReelProblem } from '@/lib/photos/reels/words'

/** Something that is drawn over a picture, at this place. */
export type Overlay = { bitmap: ImageBitmap; x: number; y: number }

/** All that the worker needs to make a reel. Texts are drawn already: only the page has its fonts. */
export type ReelPlan = {
  size: Size
  photos: { src: string; focus: FocalPoint | null; label: Overlay | null }[]
  /** How long each photo is shown, and the card if there is one. */
  pictureMs: number[]
  /** Over all photos. */
  titles: Overlay[]
  /** The last picture. */
  card: ImageBitmap | null
  soundtrack: File | null
}

export type ReelMessage =
  | { type: 'progress'; percent: number }
  | { type: 'made'; film: ArrayBuffer }
  | { type: 'failed'; problem: ReelProblem }

/** An error whose reason can be shown. */
export class ReelError extends Error {
  constructor(readonly problem: ReelProblem) {
    super(problem)
  }
}
