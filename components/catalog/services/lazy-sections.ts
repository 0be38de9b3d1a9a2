'use client'

import { island } from '@/components/ui/island'

/** SizeSection, which is below the services and empty before one is chosen that has no fixed price. */
export const LazySizeSection = island(async () => (await import('./size-section')).SizeSection)

/** PackageSuggestion, which appears below the services once those of a package are chosen. */
export const LazyPackageSuggestion = island(
  async () => (await import('./package-suggestion')).PackageSuggestion,
)
