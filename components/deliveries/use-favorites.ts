'use client'

import { useCallback, useState } from 'react'
import { showResult } from '@/components/ui/show-result'
import { setFavoriteAction } from '@/lib/deliveries/actions'
import type { GalleryPhoto } from '@/lib/deliveries/schema/photos'

/**
 * Manages the client's favorites. A change shows at once; if saving fails, it is undone with an error message.
 * Unless `editable`, they are read-only.
 */
export function useFavorites(editable: boolean) {
  /** Changes made here, on top of what the page came with. */
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map())

  const isFavorite = useCallback(({ id, favorite }: GalleryPhoto) => changes.get(id) ?? favorite, [changes])

  async function toggle(photo: GalleryPhoto) {
    if (!editable) return
    const favorite = !isFavorite(photo)
    const apply = (value: boolean) => setChanges((before) => new Map(before).set(photo.id, value))
    apply(favorite)
    const result = await showResult(setFavoriteAction({ photoId: photo.id, favorite }), {
      failed: 'Please try again.',
      failedTitle: favorite ? 'Favorite not saved' : 'Favorite not removed',
    })
    if (!result?.ok) apply(!favorite)
  }

  return { isFavorite, toggle }
}
