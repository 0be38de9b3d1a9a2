import type { MailFilter, NotificationFilter } from '@/lib/notifications/schema'

/** The address of the notifications as they are to be shown; what is not asked for is left out. */
export function notificationAddress(shown: Partial<NotificationFilter>): string {
  return withQuery('/notifications', shown)
}

/** The same for the mail log. */
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
