import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPages } from '@/e2e/support/source-tree'
import { countedPage, countedPages } from './counted-pages'

/** Redirects and the catch-all. */
const notCounted = ['/', '/[...missing]']

describe('countedPages', () => {
  it('has every page', () => {
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
  ])('maps %j to %j', (address, page) => {
    expect(countedPage(address)).toBe(page)
  })

  it('returns a counted page or null for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl()), (address) => {
        const page = countedPage(address)
        expect(page === null || countedPages.some((known) => known === page)).toBe(true)
      }),
    )
  })

  it('drops ids and queries', () => {
    const segment = fc.uuid()
    fc.assert(
      fc.property(fc.constantFrom(...countedPages), segment, fc.webQueryParameters(), (page, id, query) => {
        expect(countedPage(`${page.replace('[id]', () => id)}?${query}`)).toBe(page)
      }),
    )
  })

  it('maps each counted page to itself', () => {
    for (const page of countedPages) expect(countedPage(page)).toBe(page)
  })
})
