import type { ChosenCard } from '@/lib/catalog/cards/schema'

/** The result of asking the card step for a card. The step shows its own errors. */
export type Presented =
  | { kind: 'card'; card: ChosenCard }
  /** A field needs correcting; nothing has left the browser. */
  | { kind: 'invalid' }
  /** Rejected by Stripe or our server; the card step shows the reason. */
  | { kind: 'rejected' }
  /** There was no connection, or it was lost: the card may have been sent. */
  | { kind: 'lost' }
  /** The browser was on the bank's page, and came back with Back. */
  | { kind: 'left' }

/** How a form uses its card step. */
export type CardPresenter = {
  /** Validates the fields and marks errors. Returns whether all are valid. */
  check: () => Promise<boolean>
  /**
   * Sends the card to Stripe, unless that was done. Call it after `check`.
   * @param onConfirm called before Stripe is asked to confirm a new card, because the bank's page may replace this one
   */
  present: (returnUrl: string, onConfirm: (setupIntentId: string) => Promise<void>) => Promise<Presented>
}
