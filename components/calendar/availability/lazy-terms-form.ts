'use client'

import { island } from '@/components/ui/island'

/** TermsForm, which is below the weekly hours. */
export const LazyTermsForm = island(async () => (await import('./terms-form')).TermsForm)
