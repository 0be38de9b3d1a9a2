/** Text lengths, in characters. */
export const limits = {
  email: 255,
  password: 128,
  fullName: 100,
  phone: 20,
  company: 200,
  note: 500,
} as const

/** The size of an uploaded photo: its bytes, the pixels of its shorter side, and its total pixels. */
export const avatarLimits = { bytes: 5 * 1024 * 1024, minSidePx: 64, maxPixels: 50_000_000 } as const

/** How long a verification link is valid. */
export const verificationHours = 24

/** How long a password reset link is valid. */
export const resetHours = 1

/** How long the link that confirms a new email address is valid. */
export const emailChangeHours = 24

/** How long a changed email address can be undone from the old one. */
export const undoHours = 72

/** How long the link of an invitation is valid. */
export const invitationDays = 7

/** The wait before a verification link can be sent again. */
export const resendSeconds = 60
