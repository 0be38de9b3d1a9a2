import { expect, it } from 'vitest'
import { describeDisabling } from './disabling-words'

const account = { fullName: 'Ines Calloway', isViewer: false, upcomingCount: 0 }

it('says of a client what stays booked', () => {
  expect(describeDisabling({ ...account, role: 'CLIENT', upcomingCount: 3 })).toBe(
    'Ines Calloway is signed out everywhere and cannot sign in until a photographer enables the account. 3 upcoming shoots stay booked.',
  )
})

it('says of a photographer what becomes of their times and shoots', () => {
  expect(describeDisabling({ ...account, role: 'PHOTOGRAPHER', upcomingCount: 1 })).toBe(
    'Ines Calloway is signed out everywhere and cannot sign in until a photographer enables the account. Their free times are offered to nobody. 1 upcoming shoot stays theirs: only the client can still move or cancel it.',
  )
})

it('speaks to whoever disables their own account, and of no shoots where there are none', () => {
  expect(describeDisabling({ ...account, role: 'PHOTOGRAPHER', isViewer: true })).toBe(
    'You are signed out everywhere and cannot sign in until a photographer enables the account. Your free times are offered to nobody.',
  )
})
