'use client'

import { island } from '@/components/ui/island'

/** ExpiryForm, which is below the photos. */
export const LazyExpiryForm = island(async () => (await import('./expiry-form')).ExpiryForm)
