'use client'

import { island } from '@/components/ui/island'

/** LicenseForm, which is below the photos. */
export const LazyLicenseForm = island(async () => (await import('./license-form')).LicenseForm)
