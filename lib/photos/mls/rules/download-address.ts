import { shortIdOf, writeSelection } from '@/lib/photos/deliveries/rules/zip-address'
import type { Fit } from '@/lib/photos/mls/rules/plan-fit'

/** The photos of a request, as in its URL. */
export type MlsSelection = { photos: string; crop?: string; bars?: string }

/** Returns the selection of these photos, with how some of them are fitted, by photo id. */
export function selectPhotos(
  photoIds: readonly string[],
  total: number,
  chosen: ReadonlyMap<string, Fit>,
): MlsSelection {
  const fitted = (fit: Fit) => photoIds.filter((id) => chosen.get(id) === fit)
  const [crop, bars] = [fitted('CROP'), fitted('PAD')]
  return {
    photos: photoIds.length === total ? 'all' : writeSelection(photoIds),
    ...(crop.length > 0 && { crop: writeSelection(crop) }),
    ...(bars.length > 0 && { bars: writeSelection(bars) }),
  }
}

/** Reads from a request how each photo is fitted, by photo id. */
export function readFits(
  photoIds: readonly string[],
  { crop, bars }: { crop: readonly string[]; bars: readonly string[] },
): Map<string, Fit> {
  return new Map(
    photoIds.flatMap((id): [string, Fit][] => {
      const shortId = shortIdOf(id)
      if (crop.includes(shortId)) return [[id, 'CROP']]
      return bars.includes(shortId) ? [[id, 'PAD']] : []
    }),
  )
}

/** Returns the URL of a ZIP for a board; with `file`, of the single file at that place, from 1. */
export function mlsAddress(
  { deliveryId, ...selection }: { deliveryId: string; profile: string } & MlsSelection,
  file?: number,
): string {
  const query = new URLSearchParams({ ...selection, ...(file && { file: String(file) }) })
  return `/api/deliveries/${deliveryId}/mls?${query}`
}

/** Returns the URL of the page that prepares a delivery for a board. */
export function mlsPageAddress(delivery: { id: string; bookingId: string }, profile: string): string {
  return `/photo-view/mls?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}&profile=${profile}`
}
