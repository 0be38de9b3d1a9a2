'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** The user menu, whose code loads after the page. */
export const LazyUserMenu = hydrateLater(async () => (await import('./user-menu')).UserMenu)
