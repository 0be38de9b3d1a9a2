'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** The message bell, whose code loads after the page. */
export const LazyMessageBell = hydrateLater(async () => (await import('./message-bell')).MessageBell)
