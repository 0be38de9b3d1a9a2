// `npm run owner`: gives the owner and photographers access without an email.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-owner.ts', { isForRunning: true }))
  .then(({ runOwner }) => runOwner(process.argv.slice(2)))
