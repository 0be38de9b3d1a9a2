/** The name that replaces a client's once their account was deleted. */
export const formerClientName = 'Former client'

/** The notification to the studio's owner about a client's request. */
export const deletionNotification = (client: string) => ({
  title: 'Account deletion requested',
  message: `${askedForDeletion(client)}.`,
})

export function askedForDeletion(client: string): string {
  return `${client} asked to delete their account`
}

/** The note of a denial for which the owner wrote none. */
export const deletionDenialNote = "The studio can't delete your account at the moment."
export const deletionDecidedText = 'This request was already decided or canceled.'
export const deletionResponseText = "We'll email you as soon as the studio has decided."
export const deletionPendingText = 'You already asked for this.'
/** Followed by what is open. */
export const deletionBlockedText = "The account can't be deleted yet because of"
/** Shown instead of the buttons that delete accounts, until the owner has confirmed who they are. */
export const confirmDeletionTitle = 'Deleting an account is final'
export const confirmDeletionText = "First confirm that it's you. Then you can delete accounts."

/** What deleting an account deletes and leaves, for both sides. */
export const deletionTexts = {
  removed: 'Name, contact details, messages, photos, saved cards, and quote requests are deleted for good.',
  stays: "Bookings and invoices stay in the studio's books, without name or address.",
}
