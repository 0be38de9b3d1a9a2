/** Shown when it isn't known whether Stripe accepted the card. */
export const cardNotCheckedText = "We couldn't check your card. Try again."

export const cardNotConfirmedText = "Your card wasn't confirmed. Enter it again."

export const bankRejectedText = "Your bank didn't confirm your card. Try again, or use another card."

export const cardFormFailedText = "The card form didn't load. Check your connection and try again."

export const cardFormLoadingText = 'The card form is still loading. Try again in a moment.'
