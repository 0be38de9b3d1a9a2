import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { clearNotificationsAction, markNotificationAction } from '@/lib/notifications/actions'
import { clearedTexts, markFailedText } from '@/lib/notifications/words'

/** Marks a notification read or unread. Shows a toast if that fails. */
export async function markNotification(notificationId: string, isRead: boolean): Promise<void> {
  const result = await markNotificationAction({ notificationId, isRead }).catch(() => null)
  if (!result?.ok) toast.error('Error', explainFailure(result, markFailedText))
}

/** Marks all notifications as read, and shows the result in a toast. */
export async function clearNotifications(): Promise<void> {
  const result = await clearNotificationsAction({}).catch(() => null)
  if (result?.ok) toast.success(clearedTexts.title, clearedTexts.message)
  else toast.error('Error', explainFailure(result, clearedTexts.failed))
}
