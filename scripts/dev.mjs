// `npm run dev`: like `npm start`, with hot reload instead of a build.
import './launch/check-node-version.mjs'

import('./launch/install.mjs')
  .then(({ importInstalled }) => importInstalled('./run-portal.ts'))
  .then(({ runPortal }) => runPortal('development'))
