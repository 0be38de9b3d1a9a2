'use client'

import { island } from '@/components/ui/island'

/** SizeFields, which are empty before a service is chosen that has no fixed price. */
export const LazySizeFields = island(async () => (await import('./size-fields')).SizeFields)

/** PackageSuggestion, which appears beside the services once those of a package are chosen. */
export const LazyPackageSuggestion = island(
  async () => (await import('./package-suggestion')).PackageSuggestion,
)
