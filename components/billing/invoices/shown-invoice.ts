/** What an invoice's dialogs show. */
export type ShownInvoice = {
  id: string
  number: string
  /** With its currency: `$299.00`. */
  amount: string
  address: string
  /** Whether its payment unlocks photos. */
  opensPhotos: boolean
}
