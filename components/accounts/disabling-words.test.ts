import { expect, it } from 'vitest'
import { describeDisabling, describeReassignment } from './disabling-words'

const account = { fullName: 'Ines Calloway', isViewer: false, upcomingCount: 0 }

it('says of a client what stays booked', () => {
  expect(describeDisabling({ ...account, role: 'CLIENT', upcomingCount: 3 })).toBe(
    "Ines Calloway is signed out everywhere and can't sign in until a photographer enables the account. 3 upcoming shoots stay booked.",
  )
})

it('says of a photographer what becomes of their times and shoots', () => {
  expect(describeDisabling({ ...account, role: 'PHOTOGRAPHER', upcomingCount: 1 })).toBe(
    "Ines Calloway is signed out everywhere and can't sign in until a photographer enables the account. Their open slots will be hidden. 1 upcoming shoot stays theirs until a colleague takes it over.",
  )
})

it('speaks to whoever disables their own account, and of no shoots where there are none', () => {
  expect(describeDisabling({ ...account, role: 'PHOTOGRAPHER', isViewer: true })).toBe(
    "You are signed out everywhere and can't sign in until a photographer enables the account. Your open slots will be hidden.",
  )
})

it('says what was reassigned, and names what stays', () => {
  const stays = (street: string) => ({ what: street, why: 'Ada Reyes has blocked that day.' })
  expect(describeReassignment({ toName: 'Ada Reyes', reassigned: 1, stayed: [] })).toBe(
    '1 booking went to Ada Reyes.',
  )
  const stayed = ['One Road', 'Two Road', 'Three Road', 'Four Road'].map(stays)
  expect(describeReassignment({ toName: 'Ada Reyes', reassigned: 2, stayed })).toMatch(
    /^2 bookings went to Ada Reyes\. 4 stay: One Road \(.*\); Two Road .*; and 1 more\.$/,
  )
})
