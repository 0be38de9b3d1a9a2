/** How a client's new bookings are charged, on their page. */
export const clientTermsTexts = {
  title: 'Payment',
  label: 'Pays by invoice',
  hint: "New bookings need no deposit, and no card is charged automatically, whatever the studio's terms are. Existing bookings keep theirs.",
  saved: (paysByInvoice: boolean) =>
    paysByInvoice ? 'New bookings are paid by invoice' : "New bookings follow the studio's terms",
  failed: 'Failed to change how this client pays',
}
