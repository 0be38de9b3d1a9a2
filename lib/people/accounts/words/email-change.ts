/** Changing one's own email address. */
export const emailChangeTexts = {
  title: 'Email address',
  lead: 'You sign in with it, and get all emails there.',
  same: 'This is already your email address',
  sent: { title: 'Check your new mailbox', message: 'Open the link we sent there to change your address.' },
  pending: (email: string) => `Waiting for ${email}`,
  changed: { title: 'Email address changed', message: 'From now on, sign in with your new address.' },
  canceled: 'Change canceled',
  gone: 'This change was already confirmed or canceled.',
  taken: "This address can't be used anymore. Please choose another one.",
  failed: 'Failed to change your email address. Please try again.',
}
