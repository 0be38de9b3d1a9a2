// `npm run worker`: runs jobs for the portal that the configuration names, or else for the one that runs from this folder.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-worker.ts', { isForRunning: true }))
  .then(({ runWorker }) => runWorker())
