import { splitAddress } from '@/lib/platform/text/address'
import { fileSlug } from '@/lib/platform/text/file-slug'

/** Returns the readable part of a page's address, of the street and city: `903-chestnut-street-asheville`. */
export function slugOf(address: string): string {
  const { street, town } = splitAddress(address)
  const [city = ''] = town.split(',')
  return fileSlug(`${street} ${city}`).replace(/-+$/, '') || 'property'
}

/** Returns the slug of the given attempt: `slug`, `slug-2`, `slug-3`. */
export function numberedSlug(slug: string, attempt: number): string {
  return attempt === 1 ? slug : `${slug}-${attempt}`
}

/** Whether the text could be a slug. */
export function isSlug(text: string): boolean {
  return text.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
