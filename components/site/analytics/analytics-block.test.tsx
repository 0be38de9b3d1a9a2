import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readOrZeros } from '@/lib/site/analytics/queries/read-analytics'
import { analyticsFailedText } from '@/lib/site/analytics/words'
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

test('shows an error above the zeros when the data could not be read', async () => {
  const block = await render(() => Promise.reject(new Error('the database is down')))
  expect(block).toContain(analyticsFailedText)
  expect(block).toContain('0 visits')
  expect(block).not.toContain('the database is down')
})

test('shows the data without an error', async () => {
  const block = await render(async () => 12)
  expect(block).toContain('12 visits')
  expect(block).not.toContain(analyticsFailedText)
})
