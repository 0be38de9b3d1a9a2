/** Why a new password is too easy to guess. */
export const weakPasswordTexts = {
  common: 'This password is one of the most common ones. Please choose another one.',
  own: "Please choose a password that isn't your name or email.",
}
