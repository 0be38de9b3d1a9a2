import { createSubscribers } from '@/components/ui/subscribers'

let payingInvoiceId: string | null = null
const { subscribe, notify } = createSubscribers()

/** The invoice on this page whose payment is in progress; for `useSyncExternalStore`. */
export const payingStore = {
  set(invoiceId: string | null) {
    payingInvoiceId = invoiceId
    notify()
  },
  subscribe,
  read: () => payingInvoiceId,
  readOnServer: () => null,
}
