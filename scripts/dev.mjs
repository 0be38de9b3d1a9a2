// `npm run dev`: like `npm start`, with hot reload instead of a build.
import './launch/check-node-version.mjs'

import('./launch/run-portal.mjs').then(({ runPortal }) => runPortal('development'))
