'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** PreviewPhotos, whose code loads only for a locked delivery. */
export const LazyPreviewPhotos = hydrateLater(async () => (await import('./preview-photos')).PreviewPhotos)
