import { describe, expect, test } from 'vitest'
import { areComplete, guessColumns, toFileRows } from './columns'

const guess = (names: string[], ...rows: string[][]) => guessColumns(names, rows)

describe('columns are recognized', () => {
  test('by the names that other tools give them', () => {
    expect(
      guess(['Customer Name', 'Customer Email', 'Phone Number', 'Customer Team', 'Lifetime Value']),
    ).toEqual(['fullName', 'email', 'phone', 'company', null])
    expect(guess(['First Name', 'LAST_NAME', 'E-mail Address', 'Organization'])).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
    ])
  })

  test('by their content if no name says where the email is', () => {
    expect(guess(['Who', 'Reach'], ['Dana', 'dana@example.test'], ['Rafael', ''])).toEqual([null, 'email'])
    expect(guess(['Name', 'Site'], ['Dana', 'example.test'])).toEqual(['fullName', null])
  })

  test('once each: the first column of a meaning has it', () => {
    expect(guess(['Email', 'Phone', 'Mobile', 'Email'])).toEqual(['email', 'phone', null, null])
  })
})

test('an email and any name are needed', () => {
  expect(areComplete(['email', 'lastName'])).toBe(true)
  expect(areComplete(['email', 'company'])).toBe(false)
  expect(areComplete(['fullName', null])).toBe(false)
})

describe('rows', () => {
  test('join a first and a last name, and lose stray spaces', () => {
    const rows = toFileRows(
      [[' Dana ', 'Whitfield', 'dana@example.test ']],
      ['firstName', 'lastName', 'email'],
      new Map(),
    )
    expect(rows).toEqual([{ fullName: 'Dana Whitfield', email: 'dana@example.test', phone: '', company: '' }])
  })

  test('are read as they were corrected', () => {
    const corrections = new Map([[1, { email: 'rafael@example.test' }]])
    const rows = toFileRows(
      [
        ['Dana', 'dana@example.test'],
        ['Rafael', 'rafael@'],
      ],
      ['fullName', 'email'],
      corrections,
    )
    expect(rows.map(({ email }) => email)).toEqual(['dana@example.test', 'rafael@example.test'])
  })

  test('may be shorter than the first row', () => {
    expect(toFileRows([['Dana']], ['fullName', 'email'], new Map())).toMatchObject([
      { fullName: 'Dana', email: '' },
    ])
  })
})
