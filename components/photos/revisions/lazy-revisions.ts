'use client'

import { deferComponent } from '@/components/ui/defer'
import { island } from '@/components/ui/island'

/** The list below the photos, whose code loads after the page. */
export const LazyChangesSection = island(async () => (await import('./changes-section')).ChangesSection)

/** The viewer's parts, whose code loads when a photo is opened. */
export const LazyReviewButtons = deferComponent(async () => (await import('./viewer-parts')).ReviewButtons)
export const LazyReviewLayer = deferComponent(async () => (await import('./viewer-parts')).ReviewLayer)
