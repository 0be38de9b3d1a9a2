// `npm test [-- lint|types|unit|integration|e2e [filter]]`
import './check-node-version.mjs'

import('./run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2)))
