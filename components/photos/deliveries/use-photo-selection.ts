'use client'

import { useState } from 'react'

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

  /** Selects all of these photos, or none of them if they already are. */
  function toggleAll(indexes: readonly number[]) {
    const ids = indexes.flatMap((index) => photos[index]?.id ?? [])
    const next = new Set(selected)
    const areSelected = ids.every((id) => selected.has(id))
    for (const id of ids) {
      if (areSelected) next.delete(id)
      else next.add(id)
    }
    setSelected(next)
  }

  function selectOnly(index: number) {
    const photo = photos[index]
    if (!photo) return
    setSelected(new Set([photo.id]))
    setAnchor(index)
  }

  return {
    /** While true, clicking a photo selects it instead of opening it. */
    choosing,
    selected,
    toggle,
    toggleAll,
    selectOnly,
    start: () => setChoosing(true),
    selectAll: () => setSelected(new Set(photos.map(({ id }) => id))),
    clear() {
      setSelected(new Set())
      setChoosing(false)
    },
  }
}
