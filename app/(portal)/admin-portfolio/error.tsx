'use client'

import { FailedPage } from '@/components/shell/failed-page'

export default function AdminPortfolioError(props: { error: unknown; retry: () => void }) {
  return <FailedPage {...props} message="Failed to load portfolio data" />
}
