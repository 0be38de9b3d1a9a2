'use client'

import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { zipContents } from '@/lib/photos/deliveries/rules/gallery'
import type { GalleryPhoto } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { LazyPhotoRepair } from './lazy-photo-repair'
import type { usePhotoSelection } from './use-photo-selection'
import { ZipMenu } from './zip-menu'

type PhotoSelectionBarProps = {
  deliveryId: string
  photos: readonly GalleryPhoto[]
  selection: ReturnType<typeof usePhotoSelection>
  /** Whether this viewer may remove and replace photos. */
  canRepair: boolean
}

/** Shows how many photos are selected, and the actions for them, at the bottom of the window. */
export function PhotoSelectionBar({ deliveryId, photos, selection, canRepair }: PhotoSelectionBarProps) {
  const { selected, selectAll, clear } = selection
  const chosen = useMemo(() => photos.filter(({ id }) => selected.has(id)), [photos, selected])
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-4 z-30 mx-(--pad) mt-4 flex flex-wrap max-md:bottom-22 items-center justify-between gap-x-4 gap-y-2 rounded-md border bg-raised px-4 py-3 shadow-pop"
    >
      <p role="status" className="font-strong">
        {countPhotos(chosen.length)} selected
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={selectAll}>
          Select all
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
        {canRepair && <LazyPhotoRepair deliveryId={deliveryId} photos={chosen} onDone={clear} />}
        <ZipMenu
          deliveryId={deliveryId}
          photos={chosen.map(({ id }) => id)}
          contents={zipContents(chosen)}
          label="Download selected"
          upwards
        />
      </div>
    </section>
  )
}
