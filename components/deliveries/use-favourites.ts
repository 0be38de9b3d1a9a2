'use client'

import { useCallback, useState } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { setFavouriteAction } from '@/lib/deliveries/actions'
import type { GalleryPhoto } from '@/lib/deliveries/schema'

/**
 * The client's marks. A press shows at once; when it could not be kept, it is taken back and said.
 * Without `editable` they are only seen.
 */
export function useFavourites(editable: boolean) {
  /** What was pressed here, over what the page came with. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map())

  const isFavourite = useCallback(
    ({ id, favourite }: GalleryPhoto) => pressed.get(id) ?? favourite,
    [pressed],
  )

  async function toggle(photo: GalleryPhoto) {
    if (!editable) return
    const favourite = !isFavourite(photo)
    const remember = (value: boolean) => setPressed((before) => new Map(before).set(photo.id, value))
    remember(favourite)
    const result = await setFavouriteAction({ photoId: photo.id, favourite }).catch(() => null)
    if (result?.ok) return
    remember(!favourite)
    toast.error(
      favourite ? 'The favourite was not saved' : 'The favourite was not removed',
      explainFailure(result, 'Please try again.'),
    )
  }

  return { isFavourite, toggle }
}
