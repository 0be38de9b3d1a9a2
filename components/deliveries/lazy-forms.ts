'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** SendPhotosForm, which loads after the page with its upload engine. */
export const LazySendPhotosForm = hydrateLater(
  async () => (await import('./send-photos-form')).SendPhotosForm,
)

/** AddPhotosForm, which loads after the page with its upload engine. */
export const LazyAddPhotosForm = hydrateLater(async () => (await import('./add-photos-form')).AddPhotosForm)

/** ExpiryForm, whose code loads only for photographers. */
export const LazyExpiryForm = hydrateLater(async () => (await import('./expiry-form')).ExpiryForm)
