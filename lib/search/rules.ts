/** In the order in which they are shown. */
export const hitKinds = ['bookings', 'clients', 'photos', 'invoices', 'conversations'] as const
export type HitKind = (typeof hitKinds)[number]
