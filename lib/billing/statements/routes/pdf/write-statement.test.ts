import { expect, test } from 'vitest'
import { makeStatementDetail } from '@/lib/billing/statements/statement-detail.fixture'
import { overlaps, readPdf } from '@/lib/platform/pdf/read-pdf.fixture'
import { bottom, left, width } from '@/lib/platform/pdf/sheet'
import { writeStatement } from './write-statement'

test('has a row for each shoot, what each agent’s add up to, and the terms', async () => {
  const { text, info } = await readPdf(writeStatement(makeStatementDetail(3)))
  for (const part of [
    'Statement',
    'NL-2026-0142',
    'November 2026',
    '$1,494.00',
    'Includes $113.85 tax.',
    'Due by December 30, 2026.',
    'Oak & Main Realty',
    'NL-2026-0101',
    '3 Chestnut Street',
    'Ann Agent',
    '2 shoots',
  ])
    expect(text).toContain(part)
  expect(info).toMatchObject({ Title: 'Statement NL-2026-0142' })
})

test('says what was refunded, of a shoot and of all', async () => {
  const statement = makeStatementDetail(2)
  const [first, ...others] = statement.lines
  const lines = first ? [{ ...first, refunded: '$100.00', refundedCents: 10_000 }, ...others] : []
  const { text, pages } = await readPdf(writeStatement({ ...statement, lines, refunded: '$100.00' }))
  for (const part of ['Refunded', '$100.00 refunded']) expect(text.replaceAll('\n', ' ')).toContain(part)
  for (const page of pages) expect(overlaps(page)).toEqual([])
})

test('continues on further pages, where nothing overlaps or leaves the sheet', async () => {
  const { pages, text } = await readPdf(writeStatement(makeStatementDetail(120)))
  expect(pages.length).toBeGreaterThan(3)
  expect(text).toContain('120 Chestnut Street')
  for (const page of pages) {
    expect(overlaps(page)).toEqual([])
    for (const piece of page) {
      expect(piece.left).toBeGreaterThanOrEqual(left - 1)
      expect(piece.right).toBeLessThanOrEqual(left + width + 1)
      // Only the footer is below.
      if (piece.baseline < 792 - bottom) expect(piece.size).toBeLessThan(9)
    }
  }
})

test('has the total on the page of the last row of agents, whatever the number of shoots', async () => {
  for (let shoots = 1; shoots <= 24; shoots += 1) {
    const { pages } = await readPdf(writeStatement(makeStatementDetail(shoots)))
    const texts = pages.at(-1)?.map(({ text }) => text) ?? []
    expect(texts).toContain('Amount due')
    expect(texts.some((text) => text.startsWith('NL-2026-01') || /^\d+ shoots?$/.test(text))).toBe(true)
  }
})
