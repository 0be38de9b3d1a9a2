let payingInvoiceId: string | null = null
const listeners = new Set<() => void>()

/** The invoice on this page whose payment is in progress; for `useSyncExternalStore`. */
export const payingStore = {
  set(invoiceId: string | null) {
    payingInvoiceId = invoiceId
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => payingInvoiceId,
  readOnServer: () => null,
}
