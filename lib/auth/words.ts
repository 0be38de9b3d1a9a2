/** Why a new password is too easy to guess. */
export const weakPasswordTexts = {
  common: 'This password is one of the most common ones. Please choose another one.',
  own: "Please choose a password that isn't your name or email.",
}

/** Names a browser for its owner, such as "Firefox on Windows". */
export function describeDevice({
  browser,
  device,
}: {
  browser: string | null
  device: string | null
}): string {
  if (browser && device) return `${browser} on ${device}`
  return browser ?? device ?? 'Unknown device'
}

/** The toasts after signing in, and after a password reset that still needs the second factor. */
export const signedInTexts = {
  welcome: { title: 'Welcome back!', message: 'You have successfully signed in.' },
  passwordChosen: { title: 'Welcome!', message: "Your password is saved, and you're signed in." },
  passwordUpdated: {
    title: 'Password Updated',
    message: "You're signed in here and signed out on all other devices.",
  },
  passwordReset: {
    title: 'Password Updated',
    message: 'All devices were signed out. One more step to sign in.',
  },
}

/** Why something needs the person to prove who they are first. */
export const confirmFirstText = "Please confirm it's you, then try again."
