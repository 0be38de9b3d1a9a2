// `npm start`: the production build, on the embedded Postgres and the sandbox unless keys say otherwise.
import './require-node.mjs'

import('./run-portal.mjs').then(({ runPortal }) => runPortal('production'))
