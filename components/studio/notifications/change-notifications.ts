import { showResult } from '@/components/ui/show-result'
import { clearNotificationsAction, markNotificationAction } from '@/lib/studio/notifications/actions'
import { clearedTexts, markFailedText } from '@/lib/studio/notifications/words/bell'

/** Marks a notification read or unread. Shows a toast if that fails. */
export async function markNotification(notificationId: string, isRead: boolean): Promise<void> {
  await showResult(markNotificationAction({ notificationId, isRead }), { failed: markFailedText })
}

/** Marks all notifications as read, and shows the result in a toast. */
export async function clearNotifications(): Promise<void> {
  const { title, message, failed } = clearedTexts
  await showResult(clearNotificationsAction({}), { done: [title, message], failed })
}
