import { firstReelPhotos } from '@/lib/photos/reels/limits'
import type { ReelPhoto } from '@/lib/photos/reels/schema'

/** Returns the ids of the photos that are chosen at first: the first views of the property. */
export function chooseFirstPhotos(photos: readonly Pick<ReelPhoto, 'id' | 'isView'>[]): string[] {
  const views = photos.filter(({ isView }) => isView)
  return views.slice(0, firstReelPhotos).map(({ id }) => id)
}
