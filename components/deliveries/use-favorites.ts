'use client'

import { useCallback, useState } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { setFavoriteAction } from '@/lib/deliveries/actions'
import type { GalleryPhoto } from '@/lib/deliveries/schema'

/**
 * The client's marks. A press shows at once; when it could not be kept, it is taken back and said.
 * Without `editable` they are only seen.
 */
export function useFavorites(editable: boolean) {
  /** What was pressed here, over what the page came with. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())

  const isFavorite = useCallback(({ id, favorite }: GalleryPhoto) => pressed.get(id) ?? favorite, [pressed])

  async function toggle(photo: GalleryPhoto) {
    if (!editable) return
    const favorite = !isFavorite(photo)
    const remember = (value: boolean) => setPressed((before) => new Map(before).set(photo.id, value))
    remember(favorite)
    const result = await setFavoriteAction({ photoId: photo.id, favorite }).catch(() => null)
    if (result?.ok) return
    remember(!favorite)
    toast.error(
      favorite ? 'The favorite was not saved' : 'The favorite was not removed',
      explainFailure(result, 'Please try again.'),
    )
  }

  return { isFavorite, toggle }
}
