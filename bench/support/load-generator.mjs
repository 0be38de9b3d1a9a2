// Sends requests in a process of its own, so that measuring takes no time from what is measured or from the benchmark.

import autocannon from 'autocannon'

process.on('message', async (options) => {
  const times = []
  const start = performance.now()
  const instance = autocannon({ ...options, sampleInt: 50, timeout: 60 }, (error, result) => {
    const failed = error ?? (result.non2xx + result.errors > 0 ? new Error(describe(result)) : null)
    process.send(failed ? { failed: String(failed) } : { times, seconds: (end - start) / 1000 })
  })
  let end = start
  instance.on('response', (_client, _status, _bytes, milliseconds) => {
    times.push(milliseconds)
    end = performance.now()
  })
})

function describe({ url, non2xx, errors, statusCodeStats }) {
  return `${url}: ${errors} failed requests and ${non2xx} other than 2xx (${JSON.stringify(statusCodeStats)})`
}
