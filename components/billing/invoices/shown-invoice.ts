/** What the dialogs of an invoice say of it. */
export type ShownInvoice = {
  id: string
  number: string
  /** Formatted. */
  amount: string
  address: string
  /** Whether its payment unlocks photos. */
  opensPhotos: boolean
}
