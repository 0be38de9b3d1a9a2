// `npm run worker`: runs jobs for the portal that runs from this folder, or else for the one that the configuration describes.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-worker.ts'))
  .then(({ runWorker }) => runWorker())
