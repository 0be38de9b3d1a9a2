// `npm start`: runs the production build, with the embedded Postgres and the sandbox for services without keys.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-portal.ts', { isForRunning: true }))
  .then(({ runPortal }) => runPortal('production'))
