'use client'

import { FailedPage } from '@/components/shell/failed-page'

export default function PhotoGalleryError(props: { error: unknown; retry: () => void }) {
  return <FailedPage {...props} message="Failed to fetch photo deliveries" />
}
