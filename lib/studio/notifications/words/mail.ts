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
