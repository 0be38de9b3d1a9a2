import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeInvoiceDetail } from '@/lib/billing/invoices/invoice-detail.fixture'
import type { InvoiceDetail } from '@/lib/billing/invoices/schema/invoices'
import { limits } from '@/lib/people/accounts/limits'
import { fonts } from '@/lib/platform/pdf/faces'
import { bytesOf, overlaps, readPdf } from '@/lib/platform/pdf/read-pdf.fixture'
import { writeInvoice } from './write-invoice'

const bytes = (invoice: InvoiceDetail, logo?: Uint8Array) => bytesOf(writeInvoice(invoice, logo))
const read = (invoice: InvoiceDetail) => readPdf(writeInvoice(invoice))

describe('writeInvoice', () => {
  test('contains all texts of the invoice', async () => {
    const { pages, text } = await read(makeInvoiceDetail())
    expect(pages).toHaveLength(1)
    for (const part of [
      'Northlight',
      'Dana Whitfield',
      'Whitfield & Moore Realty',
      '903 Chestnut Street',
      'NL-2026-0142',
      'June 23, 2026',
      'Photo Shoot',
      '$299.00',
      'Sales tax (8.25%), included',
      '$37.95',
      'Amount due',
      '$498.00',
      'Page 1 / 1',
    ])
      expect(text).toContain(part)
    expect(overlaps(pages[0] ?? [])).toEqual([])
  })

  test('has a title, an author and its issue date, and the same bytes each time', async () => {
    const { info } = await read(makeInvoiceDetail())
    expect(info).toMatchObject({ Title: 'Invoice NL-2026-0142', Author: 'Northlight', Language: 'en-US' })
    expect(info.CreationDate).toMatch(/^D:20260609140000/)
    const [one, other] = await Promise.all([bytes(makeInvoiceDetail()), bytes(makeInvoiceDetail())])
    const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
    expect(digest(one)).toBe(digest(other))
  })

  test('shows the refund and the amount due', async () => {
    const { text } = await read(
      makeInvoiceDetail({ status: 'REFUNDED', stamp: 'Refunded', refunded: '$498.00', balance: '$0.00' }),
    )
    expect(text).toMatch(/Refunded.*\$498\.00.*Amount due.*\$0\.00/)
  })

  test('spreads sixty lines over pages, without losing or overlapping any', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      description: `Service ${index + 1} ${'with a long description '.repeat(index % 7)}`,
      amount: `$${index + 1}.00`,
    }))
    const { pages, text } = await read(makeInvoiceDetail({ lines }))
    expect(pages.length).toBeGreaterThan(2)
    for (const { amount } of lines) expect(text).toContain(amount)
    expect(text).toContain(`NL-2026-0142 · Page ${pages.length} / ${pages.length}`)
    expect(pages.flatMap(overlaps)).toEqual([])
    for (const { baseline, text } of pages.flat()) expect(baseline, text).toBeGreaterThan(30)
  })

  test('has the total on the page of the last line, whatever the number of lines', async () => {
    for (let count = 1; count <= 36; count += 1) {
      const lines = Array.from({ length: count }, (_, index) => ({
        description: `Service ${index + 1}`,
        amount: `$${index + 1}.00`,
      }))
      const { pages } = await read(makeInvoiceDetail({ lines }))
      const texts = pages.at(-1)?.map(({ text }) => text) ?? []
      expect(texts).toContain(`Service ${count}`)
      expect(texts).toContain('Amount due')
      for (const page of pages) expect(page.filter(({ text }) => text === 'Service')).toHaveLength(1)
    }
  })

  test('keeps the name of a tax and a large sum apart from what is next to them', async () => {
    const amount = 'KWD 999,999.000'
    const { pages } = await read(
      makeInvoiceDetail({
        totals: [
          { label: 'Total', amount },
          { label: 'General sales and use tax of a parish with a long name (11.125%), included', amount },
          { label: 'Refunded', amount },
        ],
        lines: [{ description: 'Photo Shoot', amount }],
        amount,
        balance: amount,
        refunded: amount,
      }),
    )
    expect(pages.flatMap(overlaps)).toEqual([])
  })

  test.each([
    ['a name longer than its column', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)],
    ['an address of 500 letters', 'Llanfairpwllgwyngyll Road '.repeat(20).slice(0, 500)],
    ['a text without spaces', 'x'.repeat(300)],
  ])('%s wraps inside its column', async (_name, long) => {
    const { pages } = await read(
      makeInvoiceDetail({
        client: {
          fullName: long.slice(0, limits.fullName),
          company: long.slice(0, limits.company),
          email: `${long.replaceAll(' ', '').slice(0, 200)}@example.test`,
        },
        booking: { ...makeInvoiceDetail().booking, address: long },
      }),
    )
    expect(pages.flatMap(overlaps)).toEqual([])
    for (const { right, text } of pages.flat()) expect(right, text).toBeLessThanOrEqual(555)
  })

  test.each([
    'Łukasz Żółć',
    'Zoë Müller-Åström',
    'Nguyễn Thị Ánh',
    'Иван Петров',
    'Γιώργος Παπαδόπουλος',
    '王小明',
    '山田たろう・髙橋',
    '김민수',
    'محمد علي',
    'שרה כהן',
    'Ana 🏡',
  ])('draws %s', async (fullName) => {
    const { text, pages } = await read(
      makeInvoiceDetail({ client: { ...makeInvoiceDetail().client, fullName } }),
    )
    // Each word is in a font of its own, where it isn't Latin.
    for (const word of fullName.split(/[ ・]/)) {
      expect(text.replace(/\s+/g, '').normalize('NFKC')).toContain(word.normalize('NFKC'))
    }
    // The font draws the dots of Arabic letters as signs of their own, which are no text.
    const visible = pages.map((page) =>
      page.filter((piece) => piece.text.trim().length > 0 && !/^\p{C}+$/u.test(piece.text)),
    )
    expect(visible.flatMap(overlaps)).toEqual([])
  })

  test('reads the fonts of other scripts only for a document that needs them', async () => {
    const namesOf = async (fullName: string) => {
      const data = await bytes(makeInvoiceDetail({ client: { ...makeInvoiceDetail().client, fullName } }))
      const text = Buffer.from(data).toString('latin1')
      return new Set([...text.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name))
    }
    const usual = await namesOf('Dana Whitfield')
    expect([...usual].filter((name) => name?.startsWith('Noto'))).toEqual([])
    const added = [...(await namesOf('Dana 王 محمد'))].filter((name) => !usual.has(name))
    expect(added.length).toBe(2)
  })

  test('replaces characters that no font has', async () => {
    for (const fullName of ['ไทย', 'देवनागरी', '\u202Eevil', '']) {
      const { text, pages } = await read(
        makeInvoiceDetail({ client: { ...makeInvoiceDetail().client, fullName } }),
      )
      expect(text).toContain('NL-2026-0142')
      expect(pages.flatMap(overlaps)).toEqual([])
    }
  })
})

test("draws the studio's logo instead of the product's logo and the studio's name", async () => {
  const logo = await sharp({
    create: { width: 720, height: 180, channels: 4, background: { r: 30, g: 60, b: 90, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const data = await bytes(makeInvoiceDetail(), logo)
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
  const { fnArray } = await page.getOperatorList()
  expect(fnArray.filter((operation) => operation === OPS.paintImageXObject)).toHaveLength(1)
  const { items } = await page.getTextContent()
  const texts = items.map((item) => ('str' in item ? item.str : ''))
  expect(texts).toContain('Dana Whitfield')
  expect(texts).not.toContain('Northlight')
})

test('the ranges match the font files', async () => {
  const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
    openSync: (file: string) => { hasGlyphForCodePoint: (code: number) => boolean }
  }
  for (const { name, file, ranges } of fonts) {
    const font = fontkit.openSync(file)
    for (const [first, last] of ranges)
      for (let code = first; code <= last; code += 1)
        expect(font.hasGlyphForCodePoint(code), `${name} ${code.toString(16)}`).toBe(true)
  }
})
