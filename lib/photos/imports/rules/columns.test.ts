import { expect, test } from 'vitest'
import { areComplete, guessColumns, toFileRows } from './columns'

test('columns are recognized as other tools name them', () => {
  const names = [
    'Gallery Name',
    'Customer Email',
    'Property Address',
    'Shoot Date',
    'Services',
    'Expires on',
    'Price',
  ]
  const columns = guessColumns(names)
  expect(columns).toEqual(['folder', 'email', 'address', 'date', 'title', 'expiresOn', null])
  expect(areComplete(columns)).toBe(true)
  expect(areComplete(guessColumns(['Folder', 'Email', 'Address']))).toBe(false)
})

test('dates become calendar dates, in rows as in corrections', () => {
  const columns = guessColumns(['Folder', 'Email', 'Address', 'Date'])
  const rows = [
    [' 903  Chestnut ', 'dana@example.test', '903 Chestnut Street', '4/5/2023'],
    ['12 Oak', 'dana@example.test', '12 Oak Lane', '30/5/2023'],
    ['7 Elm', 'dana@example.test', '7 Elm Way', 'soon'],
  ]
  const read = toFileRows(rows, columns, new Map([[2, { date: 'May 9, 2023' }]]))
  expect(read.map(({ date }) => date)).toEqual(['2023-05-04', '2023-05-30', '2023-05-09'])
  expect(read[0]).toMatchObject({ folder: '903 Chestnut', title: '', expiresOn: '' })
})
