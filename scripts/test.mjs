// `npm test [-- lint|types|unit|integration|e2e [filter]]`
import './launch/check-node-version.mjs'

import('./launch/run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2)))
