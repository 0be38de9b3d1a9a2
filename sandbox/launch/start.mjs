// `npm start`: the production build, on the embedded Postgres and the sandbox unless keys say otherwise.
import './check-node-version.mjs'

import('./run-portal.mjs').then(({ runPortal }) => runPortal('production'))
