import { expect } from '@playwright/test'
import { test } from '@/e2e/support/house'
import { makePerson, standings } from '@/e2e/support/people'
import { readPage, type SeenPage } from '@/e2e/support/read-page'
import { makeRecords, type Records, withdrawRecords } from '@/e2e/support/records'
import { listPages } from '@/e2e/support/source-tree'
import { expectedAnswer, type PageAnswer, type PageRow, pageTable } from './page-table'

let own: Records
let other: Records

test.beforeAll(async ({ house: { database, people } }) => {
  own = await makeRecords(database, people.client, people.photographer)
  const strangers = await Promise.all([makePerson(database, 'client'), makePerson(database, 'photographer')])
  other = await makeRecords(database, ...strangers)
})

test.afterAll(async ({ house: { database } }) => {
  await withdrawRecords(database, [own, other])
})

test('every page is in the table', () => {
  expect(new Set(pageTable.map(({ page }) => page))).toEqual(new Set(listPages()))
})

for (const standing of standings) {
  test(`every page, for somebody ${standing}`, async ({ house }) => {
    const wanted: Record<string, string> = {}
    const got: Record<string, string> = {}
    for (const row of pageTable) {
      const path = row.path?.(own, other) ?? row.page
      const expected = expectedAnswer(row, standing, path)
      const seen = await readPage(house.visitors[standing], path)
      wanted[path] = describeAnswer(expected, row)
      got[path] = describeSeen(seen, expected, row)
    }
    expect(got).toEqual(wanted)
  })
}

function describeAnswer(answer: PageAnswer, { heading, title }: PageRow): string {
  if ('leadsTo' in answer) return `leads to ${answer.leadsTo}`
  if ('status' in answer) return `answers ${answer.status}`
  const titled = title && answer.heading === heading ? `, titled ${title}` : ''
  return `shows ${answer.heading}${titled}`
}

/** Says of a page what `describeAnswer` would, if it has the heading that is looked for; else all that it has. */
function describeSeen(seen: SeenPage, expected: PageAnswer, row: PageRow): string {
  const { status, leadsTo, titles } = seen
  const shown = seen.headings.join(' | ')
  if (status >= 400) return `answers ${status}${shown && `, but shows ${shown}`}`
  if (leadsTo !== null)
    return `leads to ${leadsTo}${shown.includes(row.heading || '|') ? `, but shows ${shown}` : ''}`
  if (!('heading' in expected) || !shown.includes(expected.heading)) return `shows ${shown}`
  const titled = row.title && expected.heading === row.heading ? `, titled ${titles.join(' | ')}` : ''
  return `shows ${expected.heading}${titled}`
}
