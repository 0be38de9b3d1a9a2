/** A booked service's terms. */
type Terms = { revisionRounds: number; extraRoundCents: number }

/** Without booked services. */
const defaultTerms: Terms = { revisionRounds: 2, extraRoundCents: 0 }

/**
 * Returns the terms of a booking's deliveries: the most generous number of included rounds among its services, and the
 * highest price of a further one, because a round may concern the photos of any of them.
 */
export function roundTerms(services: readonly Terms[]): Terms {
  if (services.length === 0) return defaultTerms
  return {
    revisionRounds: Math.max(...services.map(({ revisionRounds }) => revisionRounds)),
    extraRoundCents: Math.max(...services.map(({ extraRoundCents }) => extraRoundCents)),
  }
}

/** Returns the number and price of a delivery's next round. @param sent how many rounds were sent */
export function nextRound(sent: number, { revisionRounds, extraRoundCents }: Terms) {
  const left = Math.max(0, revisionRounds - sent)
  return {
    number: sent + 1,
    left,
    included: revisionRounds,
    priceCents: left > 0 ? 0 : extraRoundCents,
  }
}
