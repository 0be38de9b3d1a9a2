import { limits } from '@/lib/people/accounts/limits'

/** The notifications about a photographer's request to join. */
export const accountNotifications = {
  approvalRequested: (applicant: { fullName: string; email: string }) => ({
    title: 'New photographer request',
    message: describeApplicant(applicant),
  }),
  approved: { title: 'Account Approved', message: 'Your photographer account is active.' },
  denied: (note: string) => ({ title: 'Account Denied', message: note }),
}

export function describeApplicant({ fullName, email }: { fullName: string; email: string }): string {
  return `${fullName} (${email}) wants to join as a photographer.`
}

/** After a decision about someone's account. */
export function notifiedByEmail(fullName: string): string {
  return `${fullName} has been notified by email.`
}

export const approvalFailedText = 'Failed to process approval'

/** The note of a denial for which the photographer wrote none. */
export const denialNote = 'Account request denied by administrator'
export const noteTooLongText = `At most ${limits.note} characters`
