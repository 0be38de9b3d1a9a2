import type { ChosenCard } from '@/lib/cards/schema'

/** What came of asking the card step for a card. Its own fields already show what is wrong with them. */
export type Presented =
  | { kind: 'card'; card: ChosenCard }
  /** A field needs correcting; nothing has left the browser. */
  | { kind: 'invalid' }
  /** The provider, or our server, said no; the reason stands in the card step. */
  | { kind: 'rejected' }
  /** The browser is on its way to the bank's own page. */
  | { kind: 'leaving' }

/** What a form asks of its card step. */
export type CardPresenter = {
  /** Marks what is wrong with the fields; whether all is well. */
  check: () => Promise<boolean>
  /** Hands the card to the provider, unless that has been done. Call it after `check`. */
  present: (returnUrl: string) => Promise<Presented>
}
