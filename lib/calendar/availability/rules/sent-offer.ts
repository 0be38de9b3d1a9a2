import type { Offer, OpenSlot, SentOffer } from '@/lib/calendar/availability/schema/slots'

/**
 * Writes an offer's slots as text, because React sends a text as one value, and 200 slots as 1,400. Each slot is a line with its
 * id, photographer, date, and times: `7c9e… 0 2026-06-12 09:00 12:00`.
 */
export function packOffer({ slots, ...offer }: Offer): SentOffer {
  const positions = new Map<string, number>()
  const photographers: SentOffer['photographers'] = []
  const lines = slots.map(({ id, photographerId, photographerName, date, startTime, endTime }) => {
    let position = positions.get(photographerId)
    if (position === undefined) {
      position = photographers.push({ photographerId, photographerName }) - 1
      positions.set(photographerId, position)
    }
    return `${id} ${position} ${date} ${startTime} ${endTime}`
  })
  return { ...offer, photographers, slotLines: lines.join('\n') }
}

/** Returns the offer of `packOffer`. */
export function unpackOffer({ photographers, slotLines, ...offer }: SentOffer): Offer {
  const slots = slotLines.split('\n').flatMap((line): OpenSlot[] => {
    const [id = '', position, date = '', startTime = '', endTime = ''] = line.split(' ')
    const photographer = photographers[Number(position)]
    return photographer ? [{ id, date, startTime, endTime, ...photographer }] : []
  })
  return { ...offer, slots }
}
