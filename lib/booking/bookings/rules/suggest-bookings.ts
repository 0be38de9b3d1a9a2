import { type EarlierOrder, findUsualServices } from './usual-order'

type CatalogEntry = { id: string; name: string; kind: string; light: string }

/** Something a client may book next. */
export type BookingSuggestion = { kind: 'usual' | 'twilight'; serviceIds: string[]; names: string[] }

/**
 * Suggests what a client books next from what they booked before: their usual services, and the evening of their last property if
 * it was photographed by day only. Empty for a client without earlier bookings.
 */
export function suggestBookings<S extends CatalogEntry>(
  orders: readonly EarlierOrder[],
  catalog: readonly S[],
): BookingSuggestion[] {
  const usual = findUsualServices(orders, catalog)
  const names = catalog.filter(({ id }) => usual.includes(id)).map(({ name }) => name)
  const suggestions: BookingSuggestion[] = []
  if (names.length > 0) suggestions.push({ kind: 'usual', serviceIds: usual, names })
  const twilights = catalog.filter(({ kind, light }) => kind === 'SERVICE' && light === 'TWILIGHT')
  const [last] = orders
  const hadTwilight = last?.services.some(({ serviceId }) => twilights.some(({ id }) => id === serviceId))
  const [twilight] = twilights
  if (last && twilight && !hadTwilight && !usual.includes(twilight.id)) {
    suggestions.push({ kind: 'twilight', serviceIds: [twilight.id], names: [twilight.name] })
  }
  return suggestions
}
