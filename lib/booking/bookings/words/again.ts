export const bookAgainLabel = 'Book again'
export const whereNextTitle = "Where's the next shoot?"
export const usualServicesTitle = 'Your usual services'
export const suggestedTimesTitle = 'When'

/** The button that books, and accepts the terms above it. @param deposit formatted; null for none */
export function bookWithCardText(last4: string, deposit: string | null): string {
  return deposit ? `Pay ${deposit} and book` : `Book with card ending ${last4}`
}

/** The button of a client without a card. */
export const continueToCardText = 'Continue to card'

/** Why a time is suggested that has neither the best light nor is the soonest. */
export function withPhotographerText(fullName: string): string {
  return `With ${fullName.split(' ')[0]}, who photographed your last shoot`
}

/** Above the button: `By booking you accept these terms:` and what the client agrees to. */
export const acceptedByBookingText = 'By booking you accept these terms:'
