'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { PhotoRepair as Repair } from './photo-repair'

/** With its dialogs and the uploads in them, it is fetched only for a photographer. */
const PhotoRepair = lazy(() => import('./photo-repair').then((module) => ({ default: module.PhotoRepair })))

/** Removes or replaces photos, once the code for it has come. */
export function LazyPhotoRepair(props: ComponentProps<typeof Repair>) {
  return (
    <Suspense>
      <PhotoRepair {...props} />
    </Suspense>
  )
}
