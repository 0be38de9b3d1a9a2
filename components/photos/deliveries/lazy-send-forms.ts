'use client'

import { island } from '@/components/ui/island'

/** The forms for photos; a page has one of them. */
export const LazySendPhotosForm = island(async () => (await import('./send-photos-form')).SendPhotosForm)
export const LazyAddPhotosForm = island(async () => (await import('./add-photos-form')).AddPhotosForm)
