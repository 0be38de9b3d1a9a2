import { expect, test } from 'vitest'
import { mergeReminders } from './merge-reminders'

const at = (time: string) => new Date(`2026-06-10T${time}:00Z`)

test('a reminder and its email are one entry', () => {
  const reminders = [
    { id: 'second', at: at('12:00'), detail: null },
    { id: 'first', at: at('09:00'), detail: 'By you.' },
  ]
  const emails = [
    { id: 'email of the second', at: at('12:01'), detail: 'To Dana, queued.' },
    { id: 'email of the first', at: at('09:00'), detail: 'To Dana, sent.' },
  ]
  expect(mergeReminders(reminders, emails)).toEqual([
    { id: 'second', at: at('12:00'), detail: 'To Dana, queued.' },
    { id: 'first', at: at('09:00'), detail: 'By you. To Dana, sent.' },
  ])
})

test('an email without a reminder stays, and so does a reminder without an email', () => {
  const reminder = { id: 'reminder', at: at('09:00'), detail: 'By you.' }
  const email = { id: 'email', at: at('08:00'), detail: 'To Dana, sent.' }
  expect(mergeReminders([reminder], [email])).toEqual([reminder, email])
})
