/** An email's name in words, by its template: `photos-ready` is "Photos ready". */
export function describeMail(template: string): string {
  const words = template.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whoever hasn't read a notification with this title gets no second one. */
export const emailNotDelivered = 'Email not delivered'

export const emailNotifications = {
  notDelivered: (template: string, recipient: string) => ({
    title: emailNotDelivered,
    message: `The "${describeMail(template)}" email to ${recipient} couldn't be sent.`,
  }),
}
