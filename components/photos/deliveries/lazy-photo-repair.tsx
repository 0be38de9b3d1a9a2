'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { PhotoRepair as Repair } from './photo-repair'

/** Loaded only for photographers: it includes dialogs and the upload library. */
const PhotoRepair = lazy(() => import('./photo-repair').then((module) => ({ default: module.PhotoRepair })))

/** Renders `PhotoRepair`, whose code loads on demand. */
export function LazyPhotoRepair(props: ComponentProps<typeof Repair>) {
  return (
    <Suspense>
      <PhotoRepair {...props} />
    </Suspense>
  )
}
