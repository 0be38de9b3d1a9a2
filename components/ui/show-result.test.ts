import { expect, test } from 'vitest'
import { lostConnectionText } from '@/lib/platform/words'
import { explainFailure } from './show-result'

const failed = 'Failed to cancel.'

test('a lost connection, an error and a failure on our side read differently', () => {
  expect(explainFailure(null, failed)).toBe(lostConnectionText)
  expect(explainFailure({ ok: false, code: 'conflict', message: 'Already cancelled.' }, failed)).toBe(
    'Already cancelled.',
  )
  expect(explainFailure({ ok: false, code: 'unexpected', message: 'Something went wrong' }, failed)).toBe(
    failed,
  )
})
