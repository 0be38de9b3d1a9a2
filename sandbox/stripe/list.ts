import { noSuch } from './errors'
import type { Page } from './parameters'

/** Returns one page of a list, newest first: https://docs.stripe.com/api/pagination */
export function pageOf<T extends { id: string; created?: number }>(items: T[], page: Page, url: string) {
  const inTime = items.filter(({ created = 0 }) => isWithin(created, page.created))
  const { start, end } = boundsOf(inTime, page)
  return {
    object: 'list' as const,
    data: inTime.slice(start, end),
    has_more: page.ending_before === undefined ? end < inTime.length : start > 0,
    url,
  }
}

function boundsOf(items: { id: string }[], { limit, starting_after, ending_before }: Page) {
  if (ending_before !== undefined) {
    const end = positionOf(items, ending_before, 'ending_before')
    return { start: Math.max(0, end - limit), end }
  }
  const start = starting_after === undefined ? 0 : positionOf(items, starting_after, 'starting_after') + 1
  return { start, end: start + limit }
}

function positionOf(items: { id: string }[], id: string, param: string) {
  const position = items.findIndex((item) => item.id === id)
  if (position < 0) throw noSuch('object', id, param)
  return position
}

function isWithin(created: number, range: Page['created']) {
  if (range === undefined) return true
  if (typeof range === 'number') return created === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return created > gt && created >= gte && created < lt && created <= lte
}
