// `npm run reset-factors`: turns off someone's two-step sign-in.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-reset-factors.ts'))
  .then(({ runResetFactors }) => runResetFactors(process.argv.slice(2)))
