import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { areas, singleDomains } from '@/scripts/lint/imports/import-rules'

const root = path.resolve(import.meta.dirname, '..')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')

/** Returns what stands in backticks in one column of a table, which begins at a heading or a sentence. */
function readColumn(start: string, column: number): string[] {
  const table = readme.slice(readme.indexOf(start)).split('\n\n')[1] ?? ''
  const cells = table.split('\n').map((row) => row.split('|')[column] ?? '')
  return cells.flatMap((cell) => cell.match(/(?<=`)[^`]+(?=`)/g) ?? [])
}

test('the README lists every domain', () => {
  const domains = areas.flatMap((area) =>
    readdirSync(path.join(root, 'lib', area)).map((domain) => `${area}/${domain}`),
  )
  const listed = readColumn('The areas from the ground up', 1)
  expect(listed.toSorted()).toEqual([...domains, ...singleDomains].toSorted())
})

test('every file that the README names as an answer exists', () => {
  const files = readColumn('### Where is…?', 2)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
