// `npm run remove-demo`: removes the demo's accounts and records.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-remove-demo.ts'))
  .then(({ runRemoveDemo }) => runRemoveDemo(process.argv.slice(2)))
