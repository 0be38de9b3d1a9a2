// `npm run dev`: like `npm start`, with hot reload instead of a build.
import './check-node-version.mjs'

import('./run-portal.mjs').then(({ runPortal }) => runPortal('development'))
