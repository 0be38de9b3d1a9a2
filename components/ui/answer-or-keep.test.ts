import { redirect } from 'next/navigation'
import { expect, test } from 'vitest'
import { answerOrKeep } from './answer-or-keep'

const form = new FormData()
form.set('reason', 'The sky was grey')

test('an answer is passed on', async () => {
  const answer = { ok: true as const, data: 1 }
  expect(await answerOrKeep(async () => answer, null, form)).toBe(answer)
})

test('without an answer it says so and keeps what was typed', async () => {
  const lost = answerOrKeep(() => Promise.reject(new TypeError('Failed to fetch')), null, form)
  expect(await lost).toEqual({
    ok: false,
    code: 'unavailable',
    message: 'The portal did not answer. Please try again.',
    values: { reason: 'The sky was grey' },
  })
})

test('a redirect is no failure', async () => {
  await expect(answerOrKeep(async () => redirect('/auth'), null, form)).rejects.toThrow('NEXT_REDIRECT')
})
