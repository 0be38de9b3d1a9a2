// `npm run build`: builds `.next/standalone`, which is what a deployment runs.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-build.ts', { isForRunning: true }))
  .then(({ runBuild }) => runBuild())
