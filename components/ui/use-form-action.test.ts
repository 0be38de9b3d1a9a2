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

test('returns a result unchanged', async () => {
  const result = { ok: true as const, data: 7 }
  expect(await handleFailedCalls(async () => result)(null, typed())).toBe(result)
})

test('turns a lost connection into an error with the typed values, without the password', async () => {
  expect(await failing(new TypeError('Failed to fetch'))(null, typed())).toEqual({
    ok: false,
    code: 'unavailable',
    message: lostConnectionText,
    values: { email: 'dana@example.test', 'services[]': 'one\ntwo' },
  })
})

test('asks to reload a page from before a deployment', async () => {
  expect(await failing(new UnrecognizedActionError('not found'))(null, typed())).toMatchObject({
    message: outdatedPageText,
  })
})

test('rethrows a redirect', async () => {
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
