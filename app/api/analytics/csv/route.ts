import { defineRoute } from '@/lib/entry/define-route'
import { downloadResponse } from '@/lib/entry/download-response'
import { writeCsv } from '@/lib/site/analytics/routes/write-csv'
import { ChartQuery } from '@/lib/site/analytics/schema'

/** Returns the data of one chart of the Analytics tab. */
export const GET = defineRoute({
  access: 'see-books',
  input: ChartQuery,
  run: async (_actor, { chart, period }) => {
    const { fileName, content } = await writeCsv(chart, period)
    return downloadResponse(content, fileName, 'text/csv; charset=utf-8')
  },
})
