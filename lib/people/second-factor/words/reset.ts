/** Removing another person's factors. */
export const resetTexts = {
  label: 'Turn off',
  title: (fullName: string) => `Turn off two-step sign-in for ${fullName}?`,
  description:
    "Do this only if you're sure who asked, for example after a video call: someone who pretends to be them could sign in with a stolen password. It removes their authenticator app, passkeys, and recovery codes, signs them out everywhere, and emails them.",
  done: 'Two-step sign-in turned off',
  failed: 'Failed to turn off two-step sign-in. Please try again.',
  own: 'Change your own factors in your account settings.',
  none: 'This account has no second factor.',
  noAccount: 'Account not found',
}
