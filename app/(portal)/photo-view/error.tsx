'use client'

import { FailedPage } from '@/components/shell/failed-page'

export default function PhotoViewError(props: { error: unknown; retry: () => void }) {
  return <FailedPage {...props} message="Failed to fetch photo delivery" />
}
