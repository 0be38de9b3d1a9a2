'use client'

import { deferComponent } from '@/components/ui/defer'

/** NameDialog, which opens on a press. */
export const LazyNameDialog = deferComponent(async () => (await import('./name-dialog')).NameDialog)
