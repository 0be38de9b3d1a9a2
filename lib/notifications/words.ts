/** Returns an email's name by its template: `photos-ready` is "Photos ready". */
export function describeMail(template: string): string {
  const words = template.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** While someone has an unread notification with this title, they get no other. */
export const emailNotDelivered = 'Email not delivered'

export const emailNotifications = {
  notDelivered: (template: string, recipient: string) => ({
    title: emailNotDelivered,
    message: `The "${describeMail(template)}" email to ${recipient} couldn't be sent.`,
  }),
}

const kindNames = { booking: 'bookings', message: 'messages', payment: 'payments', contact: 'photo shoots' }

/** The heading of the unsubscribe page. */
export function unsubscribeTitle({
  kind,
  isWanted,
}: {
  kind: keyof typeof kindNames
  isWanted: boolean
}): string {
  return isWanted ? `Stop emails about ${kindNames[kind]}?` : `Emails about ${kindNames[kind]} are off`
}

export const clearedTexts = {
  title: 'Notifications cleared',
  message: 'All notifications have been marked as read.',
  failed: 'Failed to clear notifications',
}

export const markFailedText = 'Failed to mark the notification'

/** On the page where push notifications are turned on. */
export const pushTexts = {
  title: 'Push notifications',
  lead: "Get notifications on this device while the portal isn't open. They show only a title; details stay in the portal.",
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  devices: 'Devices with push notifications',
  current: 'This device',
  off: 'Push notifications are off',
  failed: "Push notifications couldn't be changed. Please try again.",
  unusable: "This browser's push service can't be used.",
  blocked:
    "This browser blocks notifications from the portal. Allow them in the browser's settings for this site, then reload the page.",
  'home-screen':
    'On an iPhone or iPad, add the portal to your Home Screen first: open the share menu and choose Add to Home Screen. Then turn push notifications on there.',
  unsupported: "This browser can't show push notifications.",
}
