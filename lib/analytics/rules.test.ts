import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPages } from '@/e2e/support/source-tree'
import {
  changeAgainst,
  clickRate,
  clientsPerPhotographer,
  countedPage,
  countedPages,
  describeLargestLoss,
  noFunnel,
  shareOf,
} from './rules'

/** Pages that only lead on, or that are none. */
const notCounted = ['/', '/[...missing]', '/settings']

describe('countedPages', () => {
  it('has every page there is', () => {
    const pages = listPages().map((page) => page.replaceAll(/\[\w+\]/g, '[id]'))
    const missing = pages.filter(
      (page) => !notCounted.includes(page) && !countedPages.some((known) => known === page),
    )
    expect(missing).toEqual([])
  })
})

describe('countedPage', () => {
  it.each([
    ['/book', '/book'],
    ['/book/', '/book'],
    ['/book?services=photo_shoot#main', '/book'],
    ['/booking/6f1c2f6e-9d3e-4c7e-8f3f-3d1f5a2b9c10', '/booking/[id]'],
    ['/invoices/[id]', '/invoices/[id]'],
    ['/portfolio/quote', '/portfolio/quote'],
    ['/portfolio/ridge-house', '/portfolio/[id]'],
    ['/settings/mail/previews', '/settings/mail/previews'],
    ['/booking/', null],
    ['/booking//', null],
    ['/booking/1/edit', null],
    ['/no/such/page', null],
    ['/', null],
    ['', null],
    ['book', null],
    ['//elsewhere.test/book', null],
    ['https://elsewhere.test/book', null],
  ])('makes of %j %j', (address, page) => {
    expect(countedPage(address)).toBe(page)
  })

  it('answers a counted page or none, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl()), (address) => {
        const page = countedPage(address)
        expect(page === null || countedPages.some((known) => known === page)).toBe(true)
      }),
    )
  })

  it('keeps nothing of an id or a query', () => {
    const segment = fc.uuid()
    fc.assert(
      fc.property(fc.constantFrom(...countedPages), segment, fc.webQueryParameters(), (page, id, query) => {
        expect(countedPage(`${page.replace('[id]', () => id)}?${query}`)).toBe(page)
      }),
    )
  })

  it('gives itself for what it gave', () => {
    for (const page of countedPages) expect(countedPage(page)).toBe(page)
  })
})

describe('ratios', () => {
  it('are zero without anything to divide by', () => {
    expect(clickRate(0, 0)).toBe(0)
    expect(clickRate(5, 0)).toBe(0)
    expect(shareOf(0, 0)).toBe(0)
    expect(clientsPerPhotographer(28, 0)).toBe(0)
  })

  it('are rounded: the rate to a tenth, the others to whole numbers', () => {
    expect(clickRate(1_227, 4_003)).toBe(30.7)
    expect(shareOf(28, 30)).toBe(93)
    expect(clientsPerPhotographer(28, 2)).toBe(14)
    expect(clientsPerPhotographer(5, 2)).toBe(3)
  })

  it('always are numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        for (const ratio of [clickRate(one, other), shareOf(one, other), clientsPerPhotographer(one, other)])
          expect(Number.isFinite(ratio)).toBe(true)
      }),
    )
  })
})

describe('changeAgainst', () => {
  it.each([
    [100, 112, '+12%'],
    [100, 100, '0%'],
    [100, 91, '-9%'],
    [100, 0, '-100%'],
    [0, 5, null],
    [0, 0, null],
  ])('from %i to %i says %j', (before, current, text) => {
    expect(changeAgainst(before, current)).toBe(text)
  })
})

describe('describeLargestLoss', () => {
  it('names the step after which most leave', () => {
    const funnel = { ...noFunnel, opened: 186, choseServices: 121, choseTime: 74, booked: 4 }
    expect(describeLargestLoss(funnel)).toBe('Most leave after choosing a time.')
    expect(describeLargestLoss({ ...funnel, choseServices: 90, booked: 60 })).toBe(
      'Most leave after opening the wizard.',
    )
  })

  it('says nothing when nobody leaves', () => {
    expect(describeLargestLoss(noFunnel)).toBeNull()
    expect(describeLargestLoss({ ...noFunnel, booked: 3 })).toBeNull()
  })
})
