export const clearedTexts = {
  title: 'Notifications cleared',
  message: 'All notifications have been marked as read.',
  failed: 'Failed to clear notifications',
}

export const markFailedText = 'Failed to mark the notification'
