import { expect, test } from 'vitest'
import { csvFile, nameInFolders } from './write-files'

test('duplicates are numbered within their folder, and names never leave it', () => {
  const files = [
    { folder: 'photos/a', name: 'one.jpg' },
    { folder: 'photos/b', name: 'one.jpg' },
    { folder: 'photos/a', name: 'ONE.jpg' },
    { folder: 'photos/b', name: '../two.jpg' },
  ]
  expect(nameInFolders(files)).toEqual([
    'photos/a/one.jpg',
    'photos/b/one.jpg',
    'photos/a/ONE (2).jpg',
    'photos/b/.._two.jpg',
  ])
})

test('a table has its header without rows, and escapes formulas', () => {
  const textOf = (rows: string[][]) =>
    Buffer.from(csvFile('messages.csv', ['from', 'text'], rows).content).toString()
  expect(textOf([])).toBe('\uFEFFfrom,text\r\n')
  expect(textOf([['Dana', '=SUM(A1)']])).toBe("\uFEFFfrom,text\r\nDana,'=SUM(A1)\r\n")
})
