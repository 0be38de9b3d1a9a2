import { isExpired } from '@/lib/catalog/cards/rules'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/**
 * Returns the card that an automatic charge uses: first the one the client agreed to, and after a decline the one saved
 * last, which may replace it. Expired cards are skipped; null if there's none.
 * @param cards newest first
 */
export function chooseCard<Card extends { id: string; expiryMonth: number; expiryYear: number }>(
  cards: readonly Card[],
  agreedId: string | null,
  attempts: number,
  today: CalendarDate,
): Card | null {
  const valid = cards.filter((card) => !isExpired(card, today))
  const agreed = attempts === 0 ? valid.find(({ id }) => id === agreedId) : undefined
  return agreed ?? valid[0] ?? null
}
