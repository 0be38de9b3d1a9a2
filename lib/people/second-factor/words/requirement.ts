/** Requiring a second factor of the team. */
export const requirementTexts = {
  title: 'Two-step sign-in of the team',
  ownFirst: "Please add a second factor to your own account first, so that you don't lock yourself out.",
  lastFactor: 'Your studio requires a second factor. Please add another one before you remove this one.',
  wrongDate: 'Enter a date, or leave it empty',
  saved: 'Two-step sign-in updated',
  failed: 'Failed to save. Please try again.',
  setUpTitle: 'Protect your account',
  setUpLead: 'Your studio requires a second factor besides your password. Add one to continue.',
}

const required = (from: string | null) =>
  from ? `From ${from}, your studio requires a second factor.` : 'Your studio requires a second factor.'

/** To someone without a second factor. @param from the formatted date; null for at once */
export const requirementNotification = (from: string | null) => ({
  title: 'Set up two-step sign-in',
  message: `${required(from)} Add an authenticator app or a passkey to your account.`,
})

/** Whether the team needs a second factor. @param from the formatted date it starts, if that's ahead */
export function describeRequirement(isRequired: boolean, from: string | null): string {
  if (!isRequired) return 'A second factor is optional.'
  return from ? `A second factor is required from ${from}.` : 'A second factor is required.'
}

export const requirementMailTexts = {
  subject: (studio: string) => `${studio}: set up two-step sign-in`,
  heading: 'Set up two-step sign-in',
  lead: (from: string | null) =>
    from
      ? `from ${from}, your studio requires a second factor besides your password. It takes two minutes: add an authenticator app or a passkey.`
      : "your studio now requires a second factor besides your password. You'll be asked for it before anything else: add an authenticator app or a passkey.",
}
