import { limits } from '@/lib/people/accounts/limits'

/** The errors under the fields of a person's account. */
export const fieldErrors = {
  longEmail: `Email must be less than ${limits.email} characters`,
  shortPassword: 'Password must be at least 8 characters',
  longPassword: `Password must be less than ${limits.password} characters`,
  simplePassword: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  missingConfirmation: 'Please confirm your new password',
  missingCurrentPassword: 'Current password is required',
  longName: `Name must be less than ${limits.fullName} characters`,
  nameCharacters: 'Name can only contain letters, spaces, hyphens, and apostrophes',
  phone: 'Invalid phone number format',
  longCompany: `Company name must be less than ${limits.company} characters`,
}

export const wrongCredentialsText = 'Please check your credentials and try again.'
export const passwordFailedText = 'Failed to update password. Please try again.'
export const wrongCurrentPasswordText = 'Current password is incorrect'
export const currentPasswordText = "Choose a password that's different from your current one."

/** The rules for a new password that only the server can check. */
export const guessablePasswords = {
  first: "Common passwords, your name, and your email aren't accepted.",
  change: "Common passwords, your name, your email, and your current password aren't accepted.",
}
