import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileRow } from '@/lib/people/imports/schema'
import { maxProblems } from '@/lib/platform/imports/limits'
import { checkRows } from './check-rows'

const dana: FileRow = { fullName: 'Dana Whitfield', email: 'dana@example.test', phone: '', company: '' }
const row = (changes: Partial<FileRow>): FileRow => ({ ...dana, ...changes })
const nobody = () => false

describe('rows of a file', () => {
  test('make a client each, with phone numbers as other tools write them', () => {
    const { clients } = checkRows([row({ phone: '828.555.0141', company: 'Harbor Realty' })], nobody)
    expect(clients).toEqual([{ ...dana, phone: '828-555-0141', company: 'Harbor Realty' }])
  })

  test('are left out if their address is known, or stands above in any case', () => {
    const rows = [dana, row({ email: 'DANA@example.test' }), row({ email: 'Ava@example.test' })]
    expect(checkRows(rows, (email) => email === 'ava@example.test')).toMatchObject({
      newCount: 1,
      repeatedCount: 1,
      knownCount: 1,
      unreadableCount: 0,
    })
  })

  test('say what is wrong, where, and what stands there', () => {
    const { problems, unreadableCount } = checkRows([dana, row({ fullName: '', email: 'dana@' })], nobody)
    expect(unreadableCount).toBe(1)
    expect(problems.map(({ row, field, value }) => [row, field, value])).toEqual([
      [1, 'fullName', ''],
      [1, 'email', 'dana@'],
    ])
  })

  test('list a limited number of problems, and count all', () => {
    const rows = Array.from({ length: maxProblems + 7 }, () => row({ email: 'none' }))
    const { problems, unreadableCount } = checkRows(rows, nobody)
    expect([problems.length, unreadableCount]).toEqual([maxProblems, maxProblems + 7])
  })

  test('are each counted once', () => {
    const emails = fc.constantFrom('a@example.test', 'A@example.test', 'b@example.test', 'c@', '')
    fc.assert(
      fc.property(fc.array(emails), (chosen) => {
        const rows = chosen.map((email) => row({ email }))
        const found = checkRows(rows, (email) => email.startsWith('b'))
        const { newCount, knownCount, repeatedCount, unreadableCount, clients } = found
        expect(newCount + knownCount + repeatedCount + unreadableCount).toBe(rows.length)
        expect(new Set(clients.map(({ email }) => email.toLowerCase())).size).toBe(clients.length)
      }),
    )
  })
})
