import { expect, test } from 'vitest'
import { rowTexts } from '@/lib/photos/imports/words/rows'
import { checkRows, identityOf, readShoot } from './check-rows'

const today = '2026-11-29'
const row = {
  folder: '903 Chestnut',
  email: 'Dana@example.test',
  address: '903 Chestnut Street',
  date: '2023-06-30',
  title: '',
  expiresOn: '',
}

test('a past shoot has a day before today', () => {
  expect(readShoot(row, today).shoot).toMatchObject({ date: '2023-06-30', title: '', expiresOn: null })
  expect(readShoot({ ...row, date: today }, today).problems).toMatchObject([{ message: rowTexts.future }])
  expect(readShoot({ ...row, date: '2023-02-30' }, today).problems).toMatchObject([
    { message: rowTexts.date },
  ])
  expect(readShoot({ ...row, expiresOn: 'never', address: '' }, today).problems).toMatchObject([
    { field: 'address', message: rowTexts.address },
    { field: 'expiresOn', message: rowTexts.date },
  ])
})

test('case and separators make no other gallery', () => {
  const other = { ...row, folder: '\\903 CHESTNUT/', email: 'dana@EXAMPLE.test' }
  expect(identityOf(other)).toBe(identityOf(row))
  expect(identityOf({ ...row, date: '2023-07-01' })).not.toBe(identityOf(row))
})

test('each row says what it does', () => {
  const dana = { id: 'dana', fullName: 'Dana Whitfield' }
  const known = {
    today,
    clientOf: (email: string) => (email === 'dana@example.test' ? dana : undefined),
    isImported: (_client: unknown, { folder }: { folder: string }) => folder === 'old',
  }
  const rows = [
    row,
    row,
    { ...row, folder: 'old' },
    { ...row, email: 'sal@example.test' },
    { ...row, folder: '' },
  ]
  expect(checkRows(rows, known).map(({ state, client }) => [state, client])).toEqual([
    ['new', dana.fullName],
    ['repeated', dana.fullName],
    ['imported', dana.fullName],
    ['unknown-client', null],
    ['wrong', null],
  ])
})
