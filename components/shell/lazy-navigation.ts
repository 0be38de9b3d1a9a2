'use client'

import { island } from '@/components/ui/island'

/** The links around a page. They work before their code has loaded, as links do. */
export const LazySidebarNav = island(async () => (await import('./sidebar-nav')).SidebarNav)
export const LazyTrail = island(async () => (await import('./trail')).Trail)
