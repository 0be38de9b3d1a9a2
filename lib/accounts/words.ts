import { resetHours, verificationHours } from './rules'

/** The subjects of the emails about an account. @param studio the studio's name */
export const accountSubjects = {
  verifyEmail: (studio: string) => `Verify your email for ${studio}`,
  resetPassword: (studio: string) => `Reset your ${studio} password`,
  passwordChanged: (studio: string) => `Your ${studio} password was changed`,
  approved: (studio: string) => `Your ${studio} account is approved`,
  denied: (studio: string) => `Your request to join ${studio}`,
  disabled: (studio: string) => `Your ${studio} account was disabled`,
  enabled: (studio: string) => `Your ${studio} account is active again`,
}

/** The notifications about a photographer's request to join. */
export const accountNotifications = {
  approvalRequested: ({ fullName, email }: { fullName: string; email: string }) => ({
    title: 'New photographer request',
    message: `${fullName} (${email}) wants to join as a photographer.`,
  }),
  approved: { title: 'Account Approved', message: 'Your photographer account is active.' },
  denied: (note: string) => ({ title: 'Account Denied', message: note }),
}

/** How long an emailed link is valid. */
export const linkExpiry = {
  verifyEmail: describeExpiry(verificationHours),
  resetPassword: describeExpiry(resetHours),
}

function describeExpiry(hours: number): string {
  return `This link expires in ${hours === 1 ? 'one hour' : `${hours} hours`} and can be used once.`
}
