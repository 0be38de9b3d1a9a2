// `npm test [-- lint|types|unit|integration|e2e [filter]]`
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-tests.ts'))
  .then(({ runTests }) => runTests(process.argv.slice(2)))
