'use client'

import { hydrateLater } from '@/components/ui/hydrate-later'

/** The notification bell, whose code loads after the page. */
export const LazyNotificationBell = hydrateLater(
  async () => (await import('./notification-bell')).NotificationBell,
)
