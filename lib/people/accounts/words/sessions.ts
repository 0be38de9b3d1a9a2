/** For a session that ended since the page was opened. */
export const sessionEndedText = 'This device is already signed out.'

/** The results of signing out other devices. */
export const sessionTexts = {
  current: 'This device',
  ended: 'Signed out',
  othersEnded: { title: 'Signed out on other devices', message: 'Only this device is still signed in.' },
  failed: 'Failed to sign out. Please try again.',
}
