import type { MailFilter, NotificationFilter } from '@/lib/notifications/schema'

/** Returns the URL of the notifications. Defaults are left out. */
export function notificationAddress(shown: Partial<NotificationFilter>): string {
  return withQuery('/notifications', shown)
}

/** Returns the URL of the email log. Defaults are left out. */
export function mailAddress(shown: Partial<MailFilter>): string {
  return withQuery('/settings/mail', shown)
}

function withQuery(path: string, shown: Record<string, string | number>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = value === '' || (name === 'page' && value === 1)
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
