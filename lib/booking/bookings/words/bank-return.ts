const nothingBooked = 'Nothing is booked yet'

/** In the wizard, after its client was on the page of the bank that confirms a new card. */
export const bankReturnTexts = {
  completing: {
    title: 'Completing your booking',
    detail: 'Your bank confirmed your card. Please keep this page open.',
  },
  confirmed: {
    title: nothingBooked,
    detail: 'Your bank confirmed your card. Review the details below, then complete your booking.',
  },
  rejected: {
    title: nothingBooked,
    detail: 'Enter your card again or use another one, then complete your booking.',
  },
  left: {
    title: nothingBooked,
    detail: 'You came back before your bank confirmed your card. Enter it again, then complete your booking.',
  },
  timeLost: {
    title: nothingBooked,
    detail:
      "The time you chose is no longer available. Choose another one. Your bank confirmed your card, so you won't need to enter it again.",
  },
  /** After the reason. */
  failed: {
    title: nothingBooked,
    detail: "Your bank confirmed your card, so you won't need to enter it again.",
  },
  unknown: {
    title: "We couldn't confirm your booking",
    detail:
      "The connection was lost. Reload this page, or complete your booking below. You won't be booked twice.",
  },
} as const
