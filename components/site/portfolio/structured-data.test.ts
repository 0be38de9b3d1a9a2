import { expect, test } from 'vitest'
import { toScriptText } from './structured-data'

test('user text cannot close the script element', () => {
  const text = toScriptText({ name: '</script><script>alert(1)</script><!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
})
