'use client'

import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { zipContents } from '@/lib/deliveries/rules/gallery'
import type { GalleryPhoto } from '@/lib/deliveries/schema/photos'
import { countPhotos } from '@/lib/deliveries/words/deliveries'
import { LazyPhotoRepair } from './lazy-photo-repair'
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
      className="sticky bottom-4 z-30 mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border bg-raised px-4 py-3 shadow-pop"
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

/** Manages the selected photos, by id. Shift-clicking selects the range from the last click. */
export function usePhotoSelection(photos: readonly { id: string }[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [choosing, setChoosing] = useState(false)
  const [anchor, setAnchor] = useState(0)

  function toggle(index: number, extend = false) {
    const photo = photos[index]
    if (!photo) return
    const next = new Set(selected)
    if (extend) {
      for (const { id } of photos.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)) next.add(id)
    } else if (!next.delete(photo.id)) next.add(photo.id)
    setSelected(next)
    setAnchor(index)
    setChoosing(true)
  }

  return {
    /** While true, clicking a photo selects it instead of opening it. */
    choosing,
    selected,
    toggle,
    start: () => setChoosing(true),
    selectAll: () => setSelected(new Set(photos.map(({ id }) => id))),
    clear() {
      setSelected(new Set())
      setChoosing(false)
    },
  }
}
