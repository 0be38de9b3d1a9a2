import { askedForDeletion } from './deletion'

/** The subjects of the emails about an account. @param studio the studio's name */
export const accountSubjects = {
  clientInvited: (studio: string) => `Your ${studio} account`,
  verifyEmail: (studio: string) => `Verify your email for ${studio}`,
  resetPassword: (studio: string) => `Reset your ${studio} password`,
  passwordChanged: (studio: string) => `Your ${studio} password was changed`,
  newSignIn: (studio: string) => `New sign-in to your ${studio} account`,
  invited: (studio: string) => `Join the team of ${studio}`,
  roleChanged: (studio: string) => `Your role at ${studio} changed`,
  approved: (studio: string) => `Your ${studio} account is approved`,
  denied: (studio: string) => `Your request to join ${studio}`,
  disabled: (studio: string) => `Your ${studio} account was disabled`,
  enabled: (studio: string) => `Your ${studio} account is active again`,
  confirmEmail: (studio: string) => `Confirm your new email for ${studio}`,
  emailTaken: (studio: string) => `This email already has a ${studio} account`,
  emailChanged: (studio: string) => `Your ${studio} email was changed`,
  emailRestored: (studio: string) => `Your ${studio} email was changed back`,
  deletionRequested: (client: string) => askedForDeletion(client),
  deletionDenied: (studio: string) => `Your request to delete your ${studio} account`,
  deleted: (studio: string) => `Your ${studio} account was deleted`,
}

export const signedOutText = "You're signed out on all devices."

/** In emails about a change that somebody else may have made. */
export const notYouTexts = {
  preview: "Wasn't you? Reset your password now.",
  remark: (supportEmail: string) =>
    `Wasn't you? Reset your password now, which signs out all devices, then email ${supportEmail}.`,
}

/** Why someone receives an email, as the end of "You're receiving this email because ...". */
export const emailReasons = {
  askedToJoin: 'you asked to join as a photographer',
  invited: (studioName: string) => `${studioName} invited you to its team`,
  askedForDeletion: 'you asked to delete your account',
  hasAccount: (studioName: string) => `you have an account with ${studioName}`,
  isPhotographer: (studioName: string) => `you're a photographer at ${studioName}`,
}
