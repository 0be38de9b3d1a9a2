import { expect, it } from 'vitest'
import { describeDisabling, describeReassignment } from './disabling-words'

const account = { fullName: 'Ines Calloway', isViewer: false, upcomingCount: 0 }

it("says that a client's shoots stay booked", () => {
  expect(describeDisabling({ ...account, role: 'CLIENT', upcomingCount: 3 })).toBe(
    "Ines Calloway will be signed out everywhere and can't sign in until a photographer enables the account. 3 upcoming shoots stay booked.",
  )
})

it("says what happens to a photographer's slots and shoots", () => {
  expect(describeDisabling({ ...account, role: 'PHOTOGRAPHER', upcomingCount: 1 })).toBe(
    "Ines Calloway will be signed out everywhere and can't sign in until a photographer enables the account. Their open slots will be hidden. 1 upcoming shoot stays assigned to them until a colleague takes over.",
  )
})

it('addresses someone who disables their own account, and leaves out shoots without any', () => {
  expect(describeDisabling({ ...account, role: 'PHOTOGRAPHER', isViewer: true })).toBe(
    "You will be signed out everywhere and can't sign in until a photographer enables the account. Your open slots will be hidden.",
  )
})

it("says how many bookings were reassigned, and names those that weren't", () => {
  const stays = (street: string) => ({ what: street, why: 'Busy that day.' })
  expect(describeReassignment({ toName: 'Ada Reyes', reassigned: 1, stayed: [] })).toBe(
    '1 booking was reassigned to Ada Reyes.',
  )
  const stayed = ['One Road', 'Two Road', 'Three Road', 'Four Road'].map(stays)
  expect(describeReassignment({ toName: 'Ada Reyes', reassigned: 2, stayed })).toMatch(
    /^2 bookings were reassigned to Ada Reyes\. 4 couldn't be reassigned: One Road \(.*\); Two Road .*; and 1 more\.$/,
  )
})
