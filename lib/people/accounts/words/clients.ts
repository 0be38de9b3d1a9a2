import { notifiedByEmail } from './approval'
import { invitationSentTitle } from './team'

/** Why an address can't become a client's. */
export const invitationErrors = {
  team: "This email belongs to a team member. Enter the client's own email.",
  disabled: "This client's account is disabled. Enable it before you book for them.",
  joined: 'This client has already chosen a password.',
}
export const inviteClientLabel = 'Add client and continue'

/** After a photographer entered who they book for. */
export function invitedTexts({ fullName, isNew }: { fullName: string; isNew: boolean }) {
  return isNew
    ? { title: invitationSentTitle, message: notifiedByEmail(fullName) }
    : { title: `${fullName} is already a client`, message: 'Their account is used for this booking.' }
}
