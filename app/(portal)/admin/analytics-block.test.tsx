import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readOrZeros } from '@/lib/analytics/read-or-zeros'
import { AnalyticsBlock } from './analytics-block'

async function render(read: () => Promise<number>): Promise<string> {
  const stream = await renderToReadableStream(
    <AnalyticsBlock result={readOrZeros(read, 0)} height="h-20">
      {(visits) => `${visits} visits`}
    </AnalyticsBlock>,
  )
  await stream.allReady
  return new Response(stream).text()
}

test('a block whose figures could not be read says so over its zeros', async () => {
  const block = await render(() => Promise.reject(new Error('the database is away')))
  expect(block).toContain('Failed to fetch analytics data')
  expect(block).toContain('0 visits')
  expect(block).not.toContain('the database is away')
})

test('a block whose figures were read shows them alone', async () => {
  const block = await render(async () => 12)
  expect(block).toContain('12 visits')
  expect(block).not.toContain('Failed to fetch analytics data')
})
