// `npm start`: runs the production build, with the embedded Postgres and the sandbox for services without keys.
import './check-node-version.mjs'

import('./run-portal.mjs').then(({ runPortal }) => runPortal('production'))
