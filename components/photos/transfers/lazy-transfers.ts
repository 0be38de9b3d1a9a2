'use client'

import { island } from '@/components/ui/island'

/** What is below the photos. */
export const LazyRequestTransfer = island(async () => (await import('./request-transfer')).RequestTransfer)
export const LazyTransferButton = island(async () => (await import('./transfer-button')).TransferButton)
export const LazyEndTransferButton = island(
  async () => (await import('./end-transfer-button')).EndTransferButton,
)
