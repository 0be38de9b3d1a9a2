import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error'
import { redirect } from 'next/navigation'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lostConnectionText, outdatedPageText } from '@/lib/platform/words'
import { handleFailedCalls, useFormAction } from './use-form-action'

function typed(): FormData {
  const form = new FormData()
  form.set('email', 'dana@example.test')
  form.set('newPassword', 'Cyanotype-1842')
  form.append('services[]', 'one')
  form.append('services[]', 'two')
  return form
}

const failing = (error: Error) => handleFailedCalls(() => Promise.reject(error))

test('an answer is passed on as it is', async () => {
  const result = { ok: true as const, data: 7 }
  expect(await handleFailedCalls(async () => result)(null, typed())).toBe(result)
})

test('a lost connection is an error that keeps what was typed, without the password', async () => {
  expect(await failing(new TypeError('Failed to fetch'))(null, typed())).toEqual({
    ok: false,
    code: 'unavailable',
    message: lostConnectionText,
    values: { email: 'dana@example.test', 'services[]': 'one\ntwo' },
  })
})

test('a page from before a deployment says that it must be reloaded', async () => {
  expect(await failing(new UnrecognizedActionError('not found'))(null, typed())).toMatchObject({
    message: outdatedPageText,
  })
})

test('a redirect is not held back', async () => {
  const leave = handleFailedCalls(async () => redirect('/dashboard'))
  await expect(leave(null, typed())).rejects.toMatchObject({ digest: expect.stringContaining('/dashboard') })
})

const action = Object.assign(async () => null, {
  $$FORM_ACTION: () => ({
    name: '$ACTION_ID_save',
    method: 'POST',
    encType: 'multipart/form-data',
    data: null,
  }),
  bind: () => action,
})
function Form() {
  const [, submit] = useFormAction(action)
  return createElement('form', { action: submit })
}

test('the server renders a form that posts to the action itself', () => {
  expect(renderToString(createElement(Form))).toContain('name="$ACTION_ID_save"')
})
