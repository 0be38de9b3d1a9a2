'use client'

import { deferComponent } from '@/components/ui/defer'

/** The code of these loads after the page, because nothing of them shows before. */
export const LazyPageEffects = deferComponent(async () => (await import('./page-effects')).PageEffects)
export const LazyPortalEffects = deferComponent(async () => (await import('./portal-effects')).PortalEffects)
